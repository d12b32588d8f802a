import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** The mail for a resend request when the address is already verified. */
export function composeAlreadyVerifiedMail(
  { email, language, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your email is already verified`,
    name: displayName,
    paragraphs: [
      msg`You asked for another verification email, but your ${{ product: product.name }} account @${{
        username,
      }} is already verified. You can sign in.`,
    ],
    action: { label: msg`Sign in`, url: signInLink },
    notes: [msg`If you didn't ask for this, there's nothing to do.`],
  });
}
