import type { AppealRestores, CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { findingBehind } from "../../moderation/cases/finding-fragments.ts";

/** See `findingBehind`. */
type FindingRow = NonNullable<Statement["finding"]>;

/** A decision as one member whom it limits may read it (reasons.1). */
export interface StatementRow extends AppealColumns {
  readonly id: string;
  readonly member_id: string;
  readonly username: string;
  readonly decided_at: Date;
  /** When its member was told: from then on it can be contested. */
  readonly told_at: Date;
  readonly decision: CaseOutcome;
  readonly kind: CaseKind;
  readonly excerpt: string | null;
  readonly path: string | null;
  readonly rule: string;
  readonly reason: string | null;
  readonly level: ModerationLevel | null;
  readonly former_level: ModerationLevel | null;
  readonly days: number | null;
  readonly until: Date | null;
  readonly removes_content: boolean;
  readonly stopped_promotions: number;
  readonly origin: Statement["origin"];
  readonly finding: FindingRow | null;
  readonly is_in_force: boolean;
}

/** A member's statement; null when the decision has none for them, or their account is deleted. */
export async function selectStatement(
  sql: Sql,
  { id, memberId }: { id: string; memberId: string },
): Promise<StatementRow | null> {
  const [row] = await sql<StatementRow[]>`${statementRows(sql, memberId, sql`d.id = ${id}`)}`;
  return row ?? null;
}

/**
 * The statement that reads a `StatementRow` for each decision `d` that meets a condition and has a
 * statement for the member. Of a message it has nothing but rule, measure and duration.
 */
export function statementRows(sql: Sql, memberId: string, which: Fragment): Fragment {
  return sql`
    select
      d.id, m.id as member_id, m.username, d.decided_at, coalesce(d.noticed_at, d.decided_at) as told_at, d.decision, c.kind,
      ${excerptOf(sql)} as excerpt,
      ${pathOf(sql)} as path,
      d.rule,
      case when c.kind <> 'message' then d.reason end as reason,
      d.level, done.effects #>> '{0,former,level}' as former_level, d.days, d.removes_content,
      case d.decision
        when 'limit' then (done.effects #>> '{0,former,until}')::timestamptz
        when 'suspend' then d.decided_at + d.days * interval '1 day'
      end as until,
      (
        select coalesce(
          sum(coalesce((e #>> '{former,stoppedPromotions}')::integer, jsonb_array_length(e #> '{former,promotions}'))), 0
        )::integer
        from jsonb_array_elements(done.effects) as e
      ) as stopped_promotions,
      case
        when c.kind = 'message' then null
        when c.sources && '{report,stranger}' then 'report'
        when 'author' = any(c.sources) then 'author'
        when c.sources && '{moderator,administrator}' then 'own'
        else 'automatic'
      end as origin,
      ${findingBehind(sql)} as finding,
      is_in_force(d, m) as is_in_force,
      ${appealColumns(sql)}
    from decisions d
    join cases c on c.id = d.case_id
    join members m on m.id = ${memberId} and m.left_at is null
    cross join lateral (select effects_on(d, m.id) as effects) as done
    left join appeals a on a.decision_id = d.id and a.member_id = m.id
    where ${which}
      and has_statement(d, m.id)`;
}

/** The excerpt; for a wave, the member's own words. */
function excerptOf(sql: Sql): Fragment {
  return sql`case
    when c.kind in ('post', 'comment', 'picture') then nullif(c.snapshot ->> 'excerpt', '')
    when c.kind = 'wave' then (
      select left(coalesce(p.content, w.content), 140)
      from (select (done.effects #>> '{0,id}')::uuid as id) as first
      left join posts p on p.id = first.id
      left join comments w on w.id = first.id
    )
  end`;
}

/** The link that opens the content, while its author sees it. */
function pathOf(sql: Sql): Fragment {
  return sql`case
    when c.kind in ('post', 'picture') then (
      select '/post/' || p.id from posts p where p.id = c.subject_id and p.removed_at is null
    )
    when c.kind = 'comment' then (
      select '/post/' || p.id || '?comment=' || w.id
      from comments w
      join posts p on p.id = w.post_id
      where w.id = c.subject_id and w.deleted_at is null and w.removed_at is null and p.removed_at is null
    )
  end`;
}

/** The appeal against the decision `d`, for its statement. */
interface AppealColumns {
  readonly appeal_words: string | null;
  readonly appealed_at: Date | null;
  readonly answered_at: Date | null;
  readonly answer: string | null;
  readonly is_granted: boolean | null;
}

/** The columns of an `AppealColumns`, of the appeal `a`. */
function appealColumns(sql: Sql): Fragment {
  return sql`a.words as appeal_words, a.created_at as appealed_at, a.answered_at, a.answer, a.is_granted`;
}

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
