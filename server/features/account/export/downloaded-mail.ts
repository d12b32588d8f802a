import { msg } from "@lingui/core/runtime-macro";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/** Tells a member that someone in their session downloaded their data (auth.15). */
export function composeDownloadMail({ email, language, displayName, username }: Recipient): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} data was downloaded`,
    name: displayName,
    paragraphs: [
      msg`Somebody signed in to your account @${{ username }} has downloaded a copy of your data.`,
      msg`If it was you, there's nothing to do here.`,
    ],
    notes: [
      msg`If it wasn't you, choose "Forgot your password?" on the sign-in page and set a new one. That signs everyone else out.`,
    ],
  });
}
