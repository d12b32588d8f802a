import type { AppealRestores, CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Clock } from "../../../clock.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { mailStrangers } from "../../reports/public/mail-strangers.ts";

/** An answered appeal of a member whose account is there. */
export interface AnsweredRow {
  readonly decision_id: string;
  readonly member_id: string;
  /** Null of deleted accounts. */
  readonly email: string | null;
  readonly kind: CaseKind;
  readonly excerpt: string | null;
  readonly decision: CaseOutcome;
  /** Null: nobody here can answer. */
  readonly is_granted: boolean | null;
  readonly answer: string | null;
  readonly restored: Partial<AppealRestores> | null;
}

/** Null: the appeal waits, or its account was removed. */
export async function selectAnswered(sql: Sql, appealId: string): Promise<AnsweredRow | null> {
  const [row] = await sql<AnsweredRow[]>`
    select
      a.decision_id, a.member_id, case when m.left_at is null then m.email end as email, c.kind,
      case when c.kind in ('post', 'comment', 'picture') then nullif(c.snapshot ->> 'excerpt', '') end as excerpt,
      d.decision, a.is_granted, a.answer, a.restored
    from appeals a
    join decisions d on d.id = a.decision_id
    join cases c on c.id = d.case_id
    join members m on m.id = a.member_id
    where a.id = ${appealId}
      and a.answered_at is not null`;
  return row ?? null;
}

interface AnswerNotice {
  readonly appealId: string;
  readonly message: string;
  /** Null: reporters hear nothing of it. */
  readonly reporters: string | null;
  readonly mails: readonly { readonly memberId: string; readonly to: string; readonly appealId: string }[];
}

/**
 * Tells the member of the answer, and who reported what came back. Returns the rows of members'
 * lists; null when it was told already, or is told by somebody else right now.
 */
export async function tellAppeal(
  tx: Tx,
  clock: Clock,
  notice: AnswerNotice,
): Promise<(Notified | null)[] | null> {
  const at = clock.now();
  const { appealId, reporters, mails } = notice;
  const appeal = await lockUntold(tx, appealId);
  if (!appeal) return null;
  const notified = await notifyMembers(tx, appeal, notice, at);
  if (reporters !== null) {
    const { case_id: caseId, decision_id: decisionId } = appeal;
    await mailStrangers(tx, { caseId, decisionId, isTakenBack: true, at });
  }
  await tx`update appeals set noticed_at = ${at} where id = ${appealId}`;
  if (mails.length > 0) {
    await tx`select ${enqueueMails({ sql: tx, clock }, "appeal_answered", mails)} as mails`;
  }
  return notified;
}

interface UntoldAppeal {
  readonly decision_id: string;
  /** The case of the decision. */
  readonly case_id: string;
  /** Null of removed accounts. */
  readonly member_id: string | null;
}

async function lockUntold(tx: Tx, appealId: string): Promise<UntoldAppeal | null> {
  const [row] = await tx<UntoldAppeal[]>`
    select a.decision_id, d.case_id, a.member_id
    from appeals a
    join decisions d on d.id = a.decision_id
    where a.id = ${appealId} and a.answered_at is not null and a.noticed_at is null
    for no key update of a skip locked`;
  return row ?? null;
}

/** Locks what members hear in the order of their ids. */
async function notifyMembers(
  tx: Tx,
  { decision_id: decisionId, case_id: caseId, member_id: memberId }: UntoldAppeal,
  { appealId, message, reporters }: AnswerNotice,
  at: Date,
): Promise<(Notified | null)[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select notify_member(told.id, 'moderation', null, told.act, 'moderation', ${at}::timestamptz, told.about) as notified
    from (
      select
        ${memberId}::uuid as id, ${`appeal:${appealId}`}::text as act,
        jsonb_build_object('message', ${message}::text, 'decision', ${decisionId}::uuid) as about
      union all
      select r.reporter_id, 'again:' || r.id, jsonb_build_object('message', ${reporters}::text)
      from reports r
      where r.case_id = ${caseId} and r.reporter_id is not null and ${reporters}::text is not null
      order by 1, 2
    ) as told`;
  return rows.map(({ notified }) => notified);
}
