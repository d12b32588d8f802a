import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Tells a member that somebody tried to join with their address. */
export function alreadyMemberMail({ email, displayName, username }: Recipient, signInLink: string): Mail {
  return composeMail({
    to: email,
    subject: `You already have a ${product.name} account`,
    greeting: `Hello ${displayName},`,
    paragraphs: [
      `somebody, perhaps you, tried to join ${product.name} with this address. You are a member already, as @${username}, so nothing was changed.`,
    ],
    action: { label: "Sign in", url: signInLink },
    notes: [
      'If you do not remember your password, choose "Forgot your password?" on that page.',
      "If it was not you, there is nothing to do: your account is as it was.",
    ],
  });
}
