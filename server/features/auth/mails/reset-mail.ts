import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Lets a member choose a new password. */
export function resetMail({ email, displayName, username }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    subject: `Reset your ${product.name} password`,
    name: displayName,
    paragraphs: [`You can now choose a new password for your account @${username}.`],
    action: { label: "Choose a new password", url: link },
    notes: [
      "The link works for one hour, and once. Your other devices will be signed out.",
      "If you didn't ask for this, you can ignore this email. Your password stays as it is.",
    ],
  });
}
