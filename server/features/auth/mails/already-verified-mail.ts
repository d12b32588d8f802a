import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Answers a request for another verification mail when there is nothing left to verify. */
export function alreadyVerifiedMail({ email, displayName, username }: Recipient, signInLink: string): Mail {
  return composeMail({
    to: email,
    subject: `Your email is verified already`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `you asked for another verification mail, but your ${product.name} account @${username} is verified. You can sign in.`,
    ],
    action: { label: "Sign in", url: signInLink },
    notes: ["If it was not you who asked, there is nothing to do."],
  });
}
