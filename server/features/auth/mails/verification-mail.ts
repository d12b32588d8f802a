import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Asks a new member to confirm their address. */
export function verificationMail({ email, displayName, username }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    subject: `Verify your email for ${product.name}`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `welcome to ${product.name}. Please verify your email to finish joining as @${username}.`,
    ],
    action: { label: "Verify my email", url: link },
    notes: [
      "The link works for 24 hours.",
      "If you did not join, please ignore this mail. Without this step nobody can sign in with your address.",
    ],
  });
}
