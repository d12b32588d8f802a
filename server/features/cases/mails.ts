import { formatOwnFindings } from "#shared/bots/format-finding.ts";
import { product } from "#shared/product.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { formatOtherRemedies } from "#shared/cases/other-remedies.ts";
import { formatDay } from "#shared/format-day.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import type { Sql } from "../../db/open-database.ts";
import { signDecision } from "../auth/grants/decision-token.ts";
import { explainHowToContest, readDecision } from "../auth/mails/contest-note.ts";
import { makeDecisionLink, signInLink } from "../auth/mails/link-addresses.ts";
import { composeForMember } from "../auth/mails/member-mail.ts";
import type { Recipient } from "../auth/mails/recipient.ts";
import { getRules } from "../rules/get-rules.ts";
import { describeCrownAfterSuspension } from "../shop/stop-renewals.ts";
import { describeAfterSuspension } from "../admin/members/describe-after-suspension.ts";
import { selectDecision } from "./decide/decided-queries.ts";
import {
  describeDecision,
  describeForReporter,
  describeWhatStays,
  formatUntil,
  getOutcomeForReporters,
  limitMeans,
  listReasons,
  type NoticedDecision,
  subjectNouns,
} from "./decide/notice-words.ts";
import { toNoticedDecision } from "./decide/send-notices.ts";
import { describeOutcome, describeReason } from "./appeals/tell-answer.ts";
import { selectAnswered } from "./appeals/statement-queries.ts";

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

/**
 * The mail with the answer to an appeal (appeals.2), with a link that opens the statement without a
 * session. Null of a deleted account.
 */
export async function makeAppealMail(ctx: Ctx, job: MailJob<"appeal_answered">): Promise<Mail | null> {
  const row = await selectAnswered(ctx.sql, job.appealId);
  if (!row || row.email === null) return null;
  const { decisionId, memberId } = row;
  const url = makeDecisionLink(ctx.config, decisionId, await signDecision(ctx, { decisionId, memberId }));
  const crown = row.isGranted && await describeCrownAfterSuspension(ctx, memberId);
  return await composeForMember(({ email, displayName }) =>
    composeMail({
      to: email,
      subject: row.isGranted
        ? `Your appeal on ${product.name} was granted`
        : `The answer to your appeal on ${product.name}`,
      name: displayName,
      paragraphs: [describeOutcome(row).join(" "), ...describeReason(row)],
      action: { label: readDecision, url },
      notes: [
        row.isGranted
          ? ["The decision no longer counts against you.", ...crown ? [crown.words] : []].join(" ")
          : `This answer is final here. ${formatOtherRemedies(ctx.config.contactEmail)}`,
      ],
    })
  )(ctx, job);
}

/** The mail to a member whose suspension for some days is over (cases.4). */
export async function makeSuspensionOverMail(
  ctx: Ctx,
  job: MailJob<"suspension_over">,
): Promise<Mail | null> {
  const after = await describeAfterSuspension(ctx, job.memberId);
  return await composeForMember(({ email, displayName, username }) =>
    composeMail({
      to: email,
      subject: `Your ${product.name} account is open again`,
      name: displayName,
      paragraphs: [`The suspension of your account @${username} is over. You can sign in again.`],
      action: { label: "Sign in", url: signInLink(ctx.config) },
      notes: [after],
    })
  )(ctx, job);
}

/**
 * Tells somebody without an account what came of their report (strangers.1), or that its decision
 * was taken back later. Null once the report is gone.
 */
export async function makeOutcomeMail(ctx: Ctx, job: MailJob<"report_outcome">): Promise<Mail | null> {
  const row = await selectOutcome(ctx.sql, job);
  if (!row) return null;
  const { publicUrl, contactEmail } = ctx.config;
  const { decision, level, former_level: formerLevel } = row;
  return composeMail({
    to: job.to,
    subject: job.isTakenBack ? "A decision about your report was taken back" : "The outcome of your report",
    paragraphs: [
      // A report of a member omits the address, in which the reporter wrote the name.
      row.kind === "member"
        ? `On ${formatDay(row.received_at)} you reported a profile on ${product.name}.`
        : `On ${
          formatDay(row.received_at)
        } you reported this address on ${product.name}: ${publicUrl}${row.path}`,
      job.isTakenBack
        ? "The member whom our decision concerned contested it. Somebody looked at it again, and took it back."
        : describeForReporter(getOutcomeForReporters(decision, { level, formerLevel }), row.kind),
    ],
    notes: [
      `${
        decision === "undecidable" ? "" : "A person decided this, not a machine. "
      }If you think that this is a mistake, write to ${contactEmail}; you can also go to court.`,
      `The number of your report is ${row.id}.`,
    ],
  });
}

/** A report of somebody without an account, and what was decided. */
interface OutcomeRow {
  readonly id: string;
  readonly path: string;
  readonly received_at: Date;
  readonly kind: CaseKind;
  readonly decision: CaseOutcome;
  readonly level: ModerationLevel | null;
  readonly former_level: ModerationLevel | null;
}

/** Null: the report is not kept any more. */
async function selectOutcome(
  sql: Sql,
  { reportId, decisionId }: { reportId: string; decisionId: string },
): Promise<OutcomeRow | null> {
  const [row] = await sql<OutcomeRow[]>`
    select
      p.id, p.path, p.received_at, p.kind, d.decision, d.level,
      d.former #>> '{effects,0,former,level}' as former_level
    from public_reports p
    cross join decisions d
    where p.id = ${reportId}
      and d.id = ${decisionId}`;
  return row ?? null;
}
