import type { AppealRestores, CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { findingBehind } from "../../moderation/cases/finding-fragments.ts";

/** A decision as one member whom it limits may read it (reasons.1). */
export interface StatementRow
  extends Omit<Statement, "decidedAt" | "rule" | "until" | "isAutomated" | "appeal" | "contactEmail"> {
  readonly decidedAt: Date;
  /** When its member was told: from then on it can be contested. */
  readonly toldAt: Date;
  /** The key of the rule. */
  readonly rule: string;
  readonly until: Date | null;
  /** The member's appeal against it; times as JSON has them. */
  readonly appealed: {
    readonly words: string | null;
    readonly createdAt: string;
    readonly answeredAt: string | null;
    readonly answer: string | null;
    readonly isGranted: boolean | null;
  } | null;
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
      d.id, json_build_object('id', m.id, 'username', m.username) as member, d.decided_at as "decidedAt",
      coalesce(d.noticed_at, d.decided_at) as "toldAt", d.decision,
      json_build_object('kind', c.kind, 'excerpt', ${excerptOf(sql)}, 'path', ${pathOf(sql)}) as subject,
      d.rule,
      case when c.kind <> 'message' then d.reason end as reason,
      d.level, done.effects #>> '{0,former,level}' as "formerLevel", d.days, d.removes_content as "removesContent",
      case d.decision
        when 'limit' then (done.effects #>> '{0,former,until}')::timestamptz
        when 'suspend' then d.decided_at + d.days * interval '1 day'
      end as until,
      (
        select coalesce(
          sum(coalesce((e #>> '{former,stoppedPromotions}')::integer, jsonb_array_length(e #> '{former,promotions}'))), 0
        )::integer
        from jsonb_array_elements(done.effects) as e
      ) as "stoppedPromotions",
      case
        when c.kind = 'message' then null
        when c.sources && '{report,stranger}' then 'report'
        when 'author' = any(c.sources) then 'author'
        when c.sources && '{moderator,administrator}' then 'own'
        else 'automatic'
      end as origin,
      ${findingBehind(sql)} as finding,
      is_in_force(d, m) as "isHeld",
      case when a.id is not null then json_build_object(
        'words', a.words, 'createdAt', a.created_at, 'answeredAt', a.answered_at, 'answer', a.answer,
        'isGranted', a.is_granted
      ) end as appealed
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

/** An answered appeal of a member whose account is there. */
export interface AnsweredRow {
  readonly decisionId: string;
  readonly memberId: string;
  /** Null of deleted accounts. */
  readonly email: string | null;
  readonly kind: CaseKind;
  /** The first words of what the decision was about; null of messages, members and waves. */
  readonly excerpt: string | null;
  readonly decision: CaseOutcome;
  /** Null: nobody here can answer. */
  readonly isGranted: boolean | null;
  readonly answer: string | null;
  readonly restored: Partial<AppealRestores>;
}

/** Null: the appeal waits, or its account was removed. */
export async function selectAnswered(sql: Sql, appealId: string): Promise<AnsweredRow | null> {
  const [row] = await sql<AnsweredRow[]>`
    select
      a.decision_id as "decisionId", a.member_id as "memberId", case when m.left_at is null then m.email end as email, c.kind,
      case when c.kind in ('post', 'comment', 'picture') then nullif(c.snapshot ->> 'excerpt', '') end as excerpt,
      d.decision, a.is_granted as "isGranted", a.answer, coalesce(a.restored, '{}') as restored
    from appeals a
    join decisions d on d.id = a.decision_id
    join cases c on c.id = d.case_id
    join members m on m.id = a.member_id
    where a.id = ${appealId}
      and a.answered_at is not null`;
  return row ?? null;
}
