import { formatOwnFindings } from "#shared/bots/format-finding.ts";
import { product } from "#shared/product.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import { signDecision } from "../auth/grants/decision-token.ts";
import { explainHowToContest, readDecision } from "../auth/mails/contest-note.ts";
import { makeDecisionLink } from "../auth/mails/link-addresses.ts";
import { composeForMember } from "../auth/mails/member-mail.ts";
import type { Recipient } from "../auth/mails/recipient.ts";
import { getRules } from "../rules/get-rules.ts";
import { selectDecision } from "./decide/notice-queries.ts";
import {
  describeDecision,
  describeWhatStays,
  formatUntil,
  limitMeans,
  listReasons,
  type NoticedDecision,
  subjectNouns,
} from "./decide/notice-words.ts";
import { toNoticedDecision } from "./decide/send-notices.ts";

/**
 * The mail to a member whom a decision limits (reasons.1), with a link that opens its statement
 * without a session. Null once a limit or suspension ended, and of a deleted account.
 */
export async function makeDecisionMail(ctx: Ctx, job: MailJob<"decision">): Promise<Mail | null> {
  const { decisionId, memberId } = job;
  const row = await selectDecision(ctx.sql, { id: decisionId, memberId });
  const member = row?.members[0];
  if (!row || !member?.hasStatement || member.email === null) return null;
  const { rules } = await getRules(ctx);
  const decided = toNoticedDecision(row, member, getRuleTitle(rules, row.rule));
  const done = describeDecision(decided);
  if (done === null) return null;
  const found = row.findings ? [formatOwnFindings(row.findings)] : [];
  const link = makeDecisionLink(ctx.config, decisionId, await signDecision(ctx, { decisionId, memberId }));
  return await composeForMember((to) =>
    decisionMail(to, { decided, done, found, link }, ctx.config.contactEmail)
  )(
    ctx,
    job,
  );
}

interface Told {
  readonly decided: NoticedDecision;
  readonly done: string;
  /** A program's finding about the account (bots.5). */
  readonly found: readonly string[];
  readonly link: string;
}

/** Says what was decided, by which rule and why. */
function decisionMail(
  { email, displayName, username }: Recipient,
  { decided, done, found, link }: Told,
  contactEmail: string,
): Mail {
  const measure = decided.isHeld ? measureWords(decided, username) : null;
  return composeMail({
    to: email,
    subject: measure?.subject ?? `A decision about ${subjectNouns[decided.kind]} on ${product.name}`,
    name: displayName,
    paragraphs: [measure?.done ?? done, listReasons(decided).join(" "), ...found],
    action: { label: readDecision, url: link },
    notes: [`${measure ? `${describeWhatStays(decided)} ` : ""}${explainHowToContest(contactEmail)}`],
  });
}

/** The mail about a limit or suspension, which concerns the account. */
function measureWords(decided: NoticedDecision, username: string): { subject: string; done: string } | null {
  const until = formatUntil(decided.until);
  if (decided.decision === "suspend") {
    return {
      subject: `Your ${product.name} account is suspended${until}`,
      done:
        `A moderator suspended your account @${username}${until}, and you were signed out on all devices.`,
    };
  }
  if (decided.decision === "limit") {
    return {
      subject: `Your ${product.name} account is limited${until}`,
      done: `A moderator limited your account @${username}${until}: ${limitMeans}`,
    };
  }
  return null;
}
