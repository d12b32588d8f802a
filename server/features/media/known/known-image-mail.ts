import { msg } from "@lingui/core/runtime-macro";
import { knownImageSteps } from "#shared/media/known-image-words.ts";
import { product } from "#shared/product.ts";
import type { Config } from "../../../config.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/**
 * The mail to an administrator about a known image of abuse (media.12). It says nothing of whose it
 * is, since mails lie elsewhere for years.
 */
export function composeKnownImageMail(to: Recipient, { publicUrl }: Pick<Config, "publicUrl">): Mail {
  return composeMail({
    to: to.email,
    language: to.language,
    subject: msg`A picture on ${{ product: product.name }} matches a known image of abuse`,
    name: to.displayName,
    paragraphs: [
      msg`Somebody uploaded a picture that was recognised by the service that knows images of abuse. It is held: nobody can see it, and nobody was shown it. What to do now:`,
      ...knownImageSteps.map((step, index) => msg`${{ number: index + 1 }}. ${{ step }}`),
    ],
    action: { label: msg`Open the case`, url: `${publicUrl}/moderation` },
    notes: [msg`The case is among the urgent ones, which come first in Moderation.`],
  });
}
