import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** The mail to a member whose address was used for another registration. */
export function composeAlreadyMemberMail(
  { email, language, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`You already have a ${{ product: product.name }} account`,
    name: displayName,
    paragraphs: [
      msg`Somebody, perhaps you, tried to join ${{
        product: product.name,
      }} with this address. You are already a member, as @${{ username }}, so nothing has changed.`,
    ],
    action: { label: msg`Sign in`, url: signInLink },
    notes: [
      msg`If you don't remember your password, choose "Forgot your password?" on that page.`,
      msg`If it wasn't you, there's nothing to do. Your account is as it was.`,
    ],
  });
}
