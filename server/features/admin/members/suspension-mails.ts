import type { BotFinding } from "#shared/bots/bot-shapes.ts";
import { findingsInWords } from "#shared/bots/finding-text.ts";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { howToContest, readDecision } from "../../auth/mails/contest-note.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/** The mail to a suspended member, with the reason; `link` opens the statement of reasons. */
export function suspendedMail(
  { email, displayName, username }: Recipient,
  { reason, rule, findings, link, contactEmail }: {
    reason: string;
    /** The title of the rule of the house. */
    rule: string;
    findings?: readonly BotFinding[] | null | undefined;
    link: string;
    contactEmail: string;
  },
): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} account is suspended`,
    name: displayName,
    paragraphs: [
      `Your account @${username} was suspended, and you were signed out on all devices. This lasts until somebody restores your account.`,
      `The rule: ${rule}. The reason: ${reason}`,
      ...(findings ? [findingsInWords(findings)] : []),
    ],
    action: { label: readDecision, url: link },
    notes: [`What you wrote stays. ${howToContest(contactEmail)}`],
  });
}

/** The mail to a restored member, who may sign in again; `after`: what is as it was. */
export function restoredMail(
  { email, displayName, username }: Recipient,
  { reason, after, signInLink }: { reason: string; after: string; signInLink: string },
): Mail {
  return composeMail({
    to: email,
    subject: `Your ${product.name} account is restored`,
    name: displayName,
    paragraphs: [`Your account @${username} is no longer suspended.`, `The reason: ${reason}`],
    action: { label: "Sign in", url: signInLink },
    notes: [after],
  });
}
