import { product } from "#shared/product.ts";
import { ruleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import type { MailJob } from "../../../jobs/mail-job.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import { memberMail } from "../../auth/mails/member-mail.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";
import { getRules } from "../../rules/get-rules.ts";
import { selectDecision } from "./notice-queries.ts";
import { limitMeans, type NoticedDecision, untilWords, whatStays } from "./notice-words.ts";
import { noticedOf } from "./send-notices.ts";

/** The mail to a member whom a decision limits or suspends (cases.4); null once that ended. */
export async function makeDecisionMail(ctx: Ctx, job: MailJob<"decision">): Promise<Mail | null> {
  const row = await selectDecision(ctx.sql, { id: job.decisionId, memberId: job.memberId });
  const member = row?.members[0];
  if (!row || !member?.isHeld) return null;
  const { rules } = await getRules(ctx);
  const decided = noticedOf(row, member, ruleTitle(rules, row.rule));
  return await memberMail((to) => decisionMail(to, decided, ctx.config.contactEmail))(ctx, job);
}

/** Says what was decided, by which rule and why. */
function decisionMail(
  { email, displayName, username }: Recipient,
  decided: NoticedDecision,
  contactEmail: string,
): Mail {
  const until = untilWords(decided.until);
  const isSuspended = decided.decision === "suspend";
  return composeMail({
    to: email,
    subject: `Your ${product.name} account is ${isSuspended ? "suspended" : "limited"}${until}`,
    name: displayName,
    paragraphs: [
      isSuspended
        ? `A moderator suspended your account @${username}${until}, and you were signed out on all devices.`
        : `A moderator limited your account @${username}${until}: ${limitMeans}`,
      `The rule: ${decided.rule}. The reason: ${decided.reason}`,
    ],
    notes: [
      `${whatStays(decided)} If you think this is a mistake, write to ${contactEmail}.`,
    ],
  });
}
