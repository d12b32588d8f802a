import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/** The mail to a member whose suspension for some days is over (cases.4). */
export function suspensionOverMail({ email, displayName, username }: Recipient, signInLink: string): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} account is open again`,
    name: displayName,
    paragraphs: [`The suspension of your account @${username} is over. You can sign in again.`],
    action: { label: "Sign in", url: signInLink },
    notes: ["Your posts, XP and badges are as they were. Promotions that were stopped do not go on."],
  });
}
