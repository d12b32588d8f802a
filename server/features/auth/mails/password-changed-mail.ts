import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Confirms a new password to the owner of the address. */
export function composePasswordChangedMail(
  { email, language, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} password was changed`,
    name: displayName,
    paragraphs: [
      msg`The password of your account @${{
        username,
      }} was changed just now, and your other devices were signed out.`,
    ],
    notes: [
      msg`If it wasn't you, someone else can read your email. Secure your mailbox first, then choose "Forgot your password?" on the sign-in page: ${{
        signInLink,
      }}`,
    ],
  });
}
