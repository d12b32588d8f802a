import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Lets a member sign in without their password. */
export function signInLinkMail({ email, language, displayName, username }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Sign in to ${{ product: product.name }}`,
    name: displayName,
    paragraphs: [msg`Here's your link to sign in as @${{ username }}, without your password.`],
    action: { label: msg`Sign in`, url: link },
    notes: [
      msg`The link works for 15 minutes, and once. Don't forward it: it opens your account.`,
      msg`If you didn't ask for this, you can ignore this email. Your account and your password stay as they are.`,
    ],
  });
}
