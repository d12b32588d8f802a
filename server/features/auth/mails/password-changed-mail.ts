import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Confirms a new password to the owner of the address. */
export function composePasswordChangedMail(
  { email, displayName, username }: Recipient,
  signInLink: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} password was changed`,
    name: displayName,
    paragraphs: [
      `The password of your account @${username} was changed just now, and your other devices were signed out.`,
    ],
    notes: [
      `If it wasn't you, someone else can read your email. Secure your mailbox first, then choose "Forgot your password?" on the sign-in page: ${signInLink}`,
    ],
  });
}
