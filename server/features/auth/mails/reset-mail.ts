import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "./recipient.ts";

/** Lets a member choose a new password. */
export function resetMail({ email, language, displayName, username }: Recipient, link: string): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Reset your ${{ product: product.name }} password`,
    name: displayName,
    paragraphs: [msg`You can now choose a new password for your account @${{ username }}.`],
    action: { label: msg`Choose a new password`, url: link },
    notes: [
      msg`The link works for one hour, and once. Your other devices will be signed out.`,
      msg`If you didn't ask for this, you can ignore this email. Your password stays as it is.`,
    ],
  });
}
