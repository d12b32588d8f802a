import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Text } from "#shared/language/text.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Ctx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import { storeText, toStored } from "../../../language/store-text.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { countReporters } from "../../reports/count-reporters.ts";
import { mailStrangers } from "../../reports/public/mail-strangers.ts";
import { getWrittenRules } from "../../rules/get-rules.ts";
import { markClosed } from "./case-queries.ts";
import { type DueRow, selectDue } from "./decided-queries.ts";
import {
  describeForAuthor,
  describeForReporter,
  getOutcomeForReporters,
  type NoticedDecision,
  wereRight,
} from "./notice-words.ts";

const batch = 50;

/**
 * Tells authors and reporters of decisions that can no longer be undone (cases.4), each once, and
 * closes the cases that nobody can decide here (roles.2). Stops at the signal.
 */
export async function sendNotices(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  await closeUndecidable(ctx, at);
  const rules = await getWrittenRules(ctx);
  let after: DueRow | undefined;
  do {
    const due = await selectDue(ctx.sql, { at, after, most: batch });
    for (const row of due) {
      if (signal?.aborted) return;
      try {
        await tell(ctx, row, getRuleTitle(rules, row.rule));
      } catch (err) {
        // It is tried again in the next minute, and holds nobody else up.
        ctx.log.error({ err, decisionId: row.id }, "members could not be told of a decision");
      }
    }
    after = due.length < batch ? undefined : due.at(-1);
  } while (after);
}

async function tell(ctx: Ctx, row: DueRow, rule: Text): Promise<void> {
  const messages: Record<string, Text> = {};
  const mails: { memberId: string; to: string; decisionId: string }[] = [];
  for (const member of row.members) {
    const message = describeForAuthor(toNoticedDecision(row, member, rule));
    if (message === null) continue;
    if (!member.isTold) messages[member.id] = toStored(message);
    if (member.hasStatement && member.email !== null) {
      mails.push({ memberId: member.id, to: member.email, decisionId: row.id });
    }
  }
  const heard = getOutcomeForReporters(row.decision, row);
  const notice = {
    decisionId: row.id,
    messages,
    place: placeOf(row),
    reporters: describeForReporter(heard, row.kind),
    wasRight: wereRight(heard),
    mails,
  };
  const notified = await ctx.db.transaction((tx) => tellDecision(tx, notice, ctx.clock.now()));
  if (!notified) return;
  publishNotified(ctx, notified);
  if (mails.length > 0) ctx.jobs.added();
}

interface Notice {
  readonly decisionId: string;
  /** The text for each member whom it concerns, by their id. */
  readonly messages: Readonly<Record<string, Text>>;
  /** What a notice without a statement of reasons opens. */
  readonly place: { readonly post: string | null; readonly comment: string | null };
  readonly reporters: Text;
  /** Null: neither right nor wrong. */
  readonly wasRight: boolean | null;
  /** The mails to whom the decision limits. */
  readonly mails: readonly { readonly memberId: string; readonly to: string; readonly decisionId: string }[];
}

/**
 * Tells of a decision that can no longer be undone (cases.4): whose content it was, and each
 * reporter that it was looked at; counts whether the reporters were right. Returns the rows of
 * members' lists; null when it is not due, undone, told already, or told by somebody else now.
 */
export async function tellDecision(tx: Tx, notice: Notice, at: Date): Promise<(Notified | null)[] | null> {
  const { decisionId, wasRight } = notice;
  const caseId = await lockDue(tx, decisionId, at);
  if (caseId === null) return null;
  const notified = await notifyMembers(tx, caseId, notice, at);
  await mailStrangers(tx, { caseId, decisionId, isTakenBack: false, at });
  if (wasRight !== null) await countReporters(tx, { caseId, wasRight, at });
  await noteTold(tx, notice, at);
  return notified;
}

async function noteTold(tx: Tx, { decisionId, mails }: Notice, at: Date): Promise<void> {
  await tx`update decisions set noticed_at = ${at} where id = ${decisionId}`;
  const ctx = { sql: tx, clock: { now: () => at } };
  if (mails.length > 0) await tx`select ${enqueueMails(ctx, "decision", mails)} as mails`;
}

/** Returns the decision's case. */
async function lockDue(tx: Tx, decisionId: string, at: Date): Promise<string | null> {
  const [row] = await tx<{ case_id: string }[]>`
    select case_id
    from decisions
    where id = ${decisionId} and noticed_at is null and undone_at is null and notice_at <= ${at}
    for no key update skip locked`;
  return row?.case_id ?? null;
}

/**
 * The notice of whom it limits opens the statement of reasons. Locks what members hear in the order
 * of their ids.
 */
async function notifyMembers(
  tx: Tx,
  caseId: string,
  { decisionId, messages, place, reporters }: Notice,
  at: Date,
): Promise<(Notified | null)[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select notify_member(told.id, 'moderation', null, told.act, 'moderation', ${at}::timestamptz, told.about) as notified
    from (
      select
        m.key::uuid as id, 'decision:' || d.id as act,
        jsonb_build_object('words', m.value) || case
          when limits_member(d, m.key::uuid) then jsonb_build_object('decision', d.id)
          else jsonb_build_object('post', coalesce(post.id, c.post_id), 'comment', c.id)
        end as about
      from decisions d
      cross join jsonb_each(${JSON.stringify(messages)}::text::jsonb) as m
      left join posts post on post.id = ${place.post}
      left join comments c on c.id = ${place.comment}
      where d.id = ${decisionId}
      union all
      select r.reporter_id, 'report:' || r.id, jsonb_build_object('words', ${
    storeText(reporters)
  }::text::jsonb)
      from reports r
      where r.case_id = ${caseId} and r.reporter_id is not null
      order by 1, 2
    ) as told`;
  return rows.map(({ notified }) => notified);
}

/** A decision in the words that a member reads whom it concerns. */
export function toNoticedDecision(
  row: DueRow,
  member: DueRow["members"][number],
  rule: Text,
): NoticedDecision {
  return { ...row, ...member, rule, until: member.until === null ? null : new Date(member.until) };
}

/** A notice without a statement of reasons opens the post or comment, while it is seen. */
function placeOf({ kind, decision, subject_id: id }: DueRow) {
  const isShown = decision !== "remove" && decision !== "suspend";
  return {
    post: isShown && (kind === "post" || kind === "picture") ? id : null,
    comment: isShown && kind === "comment" ? id : null,
  };
}

/**
 * Closes the open cases that nobody can decide here (roles.2): about an administrator, where there
 * is no other. Their appeals lapse; a job tells them.
 */
async function closeUndecidable(ctx: Ctx, at: Date): Promise<void> {
  const { adminEmails } = ctx.config;
  await ctx.db.transaction(async (tx) => {
    const [only, other] = await selectAdministrators(tx, adminEmails);
    if (!only || other) return;
    const open = await lockOpenCases(tx, only);
    if (open.length === 0) return;
    await lapseAppeals(tx, open, at);
    await insertUndecidable(tx, open.filter(({ kind }) => kind !== "appeal"), only, at);
    await markClosed(tx, idsOf(open), at);
  });
}

/** Two at most. */
async function selectAdministrators(tx: Tx, adminEmails: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select m.id
    from members m
    where is_administrator(m, ${[...adminEmails]}::text[])
    limit 2`;
  return rows.map(({ id }) => id);
}

interface OpenCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly reasons: readonly ReportReason[];
}

/** By `cases_about_member`, not all that wait. */
function lockOpenCases(tx: Tx, memberId: string): Promise<OpenCase[]> {
  return tx<OpenCase[]>`
    select id, kind, reasons
    from cases
    where member_id = ${memberId} and closed_at is null
    order by id
    for no key update skip locked`;
}

async function lapseAppeals(tx: Tx, cases: readonly OpenCase[], at: Date): Promise<void> {
  await tx`
    with lapsed as (
      update appeals
      set answered_at = ${at}
      where case_id = any(${idsOf(cases)}::uuid[])
      returning id
    )
    select ${enqueue(tx, "tell_appeal_answer", { appealId: tx`lapsed.id` })} as job
    from lapsed`;
}

async function insertUndecidable(
  tx: Tx,
  cases: readonly OpenCase[],
  memberId: string,
  at: Date,
): Promise<void> {
  const rules = cases.map(({ reasons }) => reasons[0] ?? "other");
  await tx`
    insert into decisions (id, case_id, member_id, decision, rule, reason, decided_at, notice_at, former)
    select
      gen_random_uuid(), closed.id, ${memberId}::uuid, 'undecidable', closed.rule,
      'This case can''t be decided here.', ${at}::timestamptz, ${at}::timestamptz, '{"effects": []}'::jsonb
    from unnest(${idsOf(cases)}::uuid[], ${rules}::text[]) as closed (id, rule)`;
}

function idsOf(cases: readonly OpenCase[]): string[] {
  return cases.map(({ id }) => id);
}
