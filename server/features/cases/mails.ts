import { msg } from "@lingui/core/runtime-macro";
import { formatOwnFindings } from "#shared/bots/format-finding.ts";
import { product } from "#shared/product.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { formatOtherRemedies } from "#shared/cases/other-remedies.ts";
import { formatDay, type Text } from "#shared/language/text.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { getMemberLanguage } from "../../language/member-language.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import type { Sql } from "../../db/open-database.ts";
import { signDecision } from "../auth/grants/decision-token.ts";
import { explainHowToContest, readDecision } from "../auth/mails/contest-note.ts";
import { makeDecisionLink, signInLink } from "../auth/mails/link-addresses.ts";
import { composeForMember } from "../auth/mails/member-mail.ts";
import type { Recipient } from "../auth/mails/recipient.ts";
import { getWrittenRules } from "../rules/get-rules.ts";
import { describeCrownAfterSuspension } from "../shop/stop-renewals.ts";
import { describeAfterSuspension } from "../admin/members/describe-after-suspension.ts";
import { selectDecision } from "./decide/decided-queries.ts";
import {
  describeDecision,
  describeForReporter,
  describeWhatStays,
  getOutcomeForReporters,
  listReasons,
  type NoticedDecision,
} from "./decide/notice-words.ts";
import { toNoticedDecision } from "./decide/send-notices.ts";
import { titleDecision } from "./decide/subject-sentences.ts";
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
  const decided = toNoticedDecision(row, member, getRuleTitle(await getWrittenRules(ctx), row.rule));
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
  readonly done: Text;
  /** A program's finding about the account (bots.5). */
  readonly found: readonly Text[];
  readonly link: string;
}

/** Says what was decided, by which rule and why. */
function decisionMail(
  { email, displayName, username, language }: Recipient,
  { decided, done, found, link }: Told,
  contactEmail: string,
): Mail {
  const measure = decided.isHeld ? describeMeasure(decided, username) : null;
  return composeMail({
    to: email,
    language,
    subject: measure?.subject ?? titleDecision(decided.kind),
    name: displayName,
    paragraphs: [measure?.done ?? done, listReasons(decided), ...found],
    action: { label: readDecision, url: link },
    notes: [[...measure ? describeWhatStays(decided) : [], explainHowToContest(contactEmail)]],
  });
}

/** The mail about a limit or suspension, which concerns the account. */
function describeMeasure(
  { decision, until }: NoticedDecision,
  username: string,
): { subject: Text; done: Text } | null {
  const day = until && formatDay(until);
  if (decision === "suspend") {
    return {
      subject: day
        ? msg`Your ${{ product: product.name }} account is suspended until ${{ day }}`
        : msg`Your ${{ product: product.name }} account is suspended`,
      done: day
        ? msg`A moderator suspended your account @${{ username }} until ${{
          day,
        }}, and you were signed out on all devices.`
        : msg`A moderator suspended your account @${{ username }}, and you were signed out on all devices.`,
    };
  }
  if (decision === "limit") {
    return {
      subject: day
        ? msg`Your ${{ product: product.name }} account is limited until ${{ day }}`
        : msg`Your ${{ product: product.name }} account is limited`,
      done: day
        ? msg`A moderator limited your account @${{ username }} until ${{
          day,
        }}: you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.`
        : msg`A moderator limited your account @${{
          username,
        }}: you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.`,
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
  return await composeForMember(({ email, displayName, language }) =>
    composeMail({
      to: email,
      language,
      subject: row.isGranted
        ? msg`Your appeal on ${{ product: product.name }} was granted`
        : msg`The answer to your appeal on ${{ product: product.name }}`,
      name: displayName,
      paragraphs: [describeOutcome(row), ...describeReason(row)],
      action: { label: readDecision, url },
      notes: [
        row.isGranted
          ? [msg`The decision no longer counts against you.`, ...crown ? [crown.words] : []]
          : [msg`This answer is final here.`, formatOtherRemedies(ctx.config.contactEmail)],
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
  return await composeForMember(({ email, displayName, username, language }) =>
    composeMail({
      to: email,
      language,
      subject: msg`Your ${{ product: product.name }} account is open again`,
      name: displayName,
      paragraphs: [
        [
          msg`The suspension of your account @${{ username }} is over.`,
          msg`You can sign in again.`,
        ],
      ],
      action: { label: msg`Sign in`, url: signInLink(ctx.config) },
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
    language: getMemberLanguage(row.language),
    subject: job.isTakenBack
      ? msg`A decision about your report was taken back`
      : msg`The outcome of your report`,
    paragraphs: [
      nameReport(row, publicUrl),
      job.isTakenBack
        ? [
          msg`The member whom our decision concerned contested it.`,
          msg`Somebody looked at it again, and took it back.`,
        ]
        : describeForReporter(getOutcomeForReporters(decision, { level, formerLevel }), row.kind),
    ],
    notes: [
      [
        ...decision === "undecidable" ? [] : [msg`A person decided this, not a machine.`],
        msg`If you think that this is a mistake, write to ${{ contactEmail }}; you can also go to court.`,
      ],
      msg`The number of your report is ${{ number: row.id }}.`,
    ],
  });
}

/** Of a member without the address, in which the reporter wrote the name. */
function nameReport({ kind, path, received_at: at }: OutcomeRow, publicUrl: string): Text {
  const day = formatDay(at);
  return kind === "member"
    ? msg`On ${{ day }} you reported a profile on ${{ product: product.name }}.`
    : msg`On ${{ day }} you reported this address on ${{ product: product.name }}: ${{
      address: `${publicUrl}${path}`,
    }}`;
}

/** A report of somebody without an account, and what was decided. */
interface OutcomeRow {
  readonly id: string;
  readonly path: string;
  readonly language: string;
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
      p.id, p.path, p.language, p.received_at, p.kind, d.decision, d.level,
      d.former #>> '{effects,0,former,level}' as former_level
    from public_reports p
    cross join decisions d
    where p.id = ${reportId}
      and d.id = ${decisionId}`;
  return row ?? null;
}
