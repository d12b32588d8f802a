import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/**
 * Answers a registration under an address whose account was never verified. It offers a new password, not a verification: whoever
 * made that account chose its password, and need not be the owner of the address.
 */
export function unfinishedAccountMail({ email, username }: Recipient, resetLink: string): Mail {
  return composeMail({
    to: email,
    subject: `Finish joining ${product.name}`,
    greeting: "Hello,",
    paragraphs: [
      `somebody, perhaps you, tried to join ${product.name} with this address. An account for it is waiting already, as @${username}.`,
      "To make it yours, choose a new password. This verifies your email too.",
    ],
    action: { label: "Choose a password", url: resetLink },
    notes: [
      "The link works for one hour, and once.",
      "If it was not you, please ignore this mail. Without this step nobody can sign in with your address.",
    ],
  });
}
