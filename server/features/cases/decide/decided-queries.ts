import type { ModerationLevel } from "#shared/primitives.ts";
import type { BotFinding } from "#shared/bots/bot-shapes.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { findingBehind } from "../../moderation/cases/finding-fragments.ts";
import type { Snapshot } from "../../moderation/cases/snapshot-fragments.ts";
import { keepCasePictures } from "../../moderation/cases/take-snapshot.ts";
import type { Effects, Touching } from "../effects/effect.ts";
import type { CaseSubject } from "./case-queries.ts";
import type { NoticedDecision } from "./notice-words.ts";

/** A decision as its row has it, with what it did. */
export type DecidedRow = Effects & {
  readonly id: string;
  readonly case_id: string;
  readonly rule: string;
  readonly reason: string;
  readonly level: ModerationLevel | null;
  readonly days: number | null;
  readonly removes_content: boolean;
  readonly decided_by: string | null;
  readonly decided_at: Date;
  readonly notice_at: Date;
  readonly noticed_at: Date | null;
  readonly undone_at: Date | null;
};

/** The columns of a `DecidedRow`, of the decision `d`. */
function decidedColumns(sql: Sql): Fragment {
  return sql`
    d.id, d.case_id, d.decision, d.rule, d.reason, d.level, d.days, d.removes_content, d.decided_by, d.decided_at,
    d.notice_at, d.noticed_at, d.undone_at, coalesce(d.former -> 'effects', '[]') as effects`;
}

export async function selectDecided(sql: Sql, id: string): Promise<DecidedRow | null> {
  const [row] = await sql<DecidedRow[]>`select ${decidedColumns(sql)} from decisions d where d.id = ${id}`;
  return row ?? null;
}

export async function lockDecided(tx: Tx, id: string): Promise<DecidedRow | null> {
  const [row] = await tx<DecidedRow[]>`
    select ${decidedColumns(tx)} from decisions d where d.id = ${id} for no key update`;
  return row ?? null;
}

/** The latest decision of a case that was not taken back. */
export async function lockLatestDecided(tx: Tx, caseId: string): Promise<DecidedRow | null> {
  const [row] = await tx<DecidedRow[]>`
    select ${decidedColumns(tx)}
    from decisions d
    where d.case_id = ${caseId} and d.undone_at is null
    order by d.decided_at desc
    limit 1
    for no key update`;
  return row ?? null;
}

/** The ids of the decisions about a member, and about waves that they wrote a part of. */
export function decisionsAbout(sql: Sql, memberId: string): Fragment {
  return sql`
        select own.id from decisions own where own.member_id = ${memberId}
        union all
        select of_wave.id
        from wave_contents w
        join decisions of_wave on of_wave.case_id = w.case_id
        where w.member_id = ${memberId}`;
}

/** A decision that can still be undone, with the subject of its case. */
interface FreshDecision extends Touching {
  readonly subject_id: string;
}

/** The decisions after a time that can still be undone, by `decisions_to_notice`. */
export function selectFreshDecisions(
  sql: Sql,
  { decidedAfter, noticeFrom = decidedAfter }: { readonly decidedAfter: Date; readonly noticeFrom?: Date },
): Promise<FreshDecision[]> {
  return sql<FreshDecision[]>`
    select later.decision, c.subject_id, coalesce(later.former -> 'effects', '[]') as touched
    from decisions later
    join cases c on c.id = later.case_id
    where later.noticed_at is null
      and later.undone_at is null
      and later.notice_at >= ${noticeFrom}
      and later.decided_at > ${decidedAfter}`;
}

/** The effect of a decision on a member now. */
interface Concerned extends Pick<NoticedDecision, "isHeld" | "stoppedPromotions" | "formerLevel"> {
  readonly id: string;
  /** Null of bots and deleted accounts. */
  readonly email: string | null;
  /** Whether it limits them or what they wrote: they read a statement of reasons. */
  readonly hasStatement: boolean;
  /** True: they heard of it at once (admin.3, admin.4). */
  readonly isTold: boolean;
  readonly until: string | null;
}

/** A decision of which members are to hear. */
export interface DueRow extends Omit<NoticedDecision, "rule" | "isHeld" | "stoppedPromotions" | "until"> {
  readonly id: string;
  /** The key of the rule. */
  readonly rule: string;
  readonly subject_id: string;
  readonly notice_at: Date;
  /** A program's finding about the account that is behind it (bots.5); null: there is none. */
  readonly findings: readonly BotFinding[] | null;
  /** Whom it concerns. */
  readonly members: readonly Concerned[];
}

/**
 * Decisions that can no longer be undone and of which nobody heard, those after a given one, by
 * `decisions_to_notice`.
 */
export function selectDue(
  sql: Sql,
  { at, after, most }: { at: Date; after: Pick<DueRow, "id" | "notice_at"> | undefined; most: number },
): Promise<DueRow[]> {
  return sql<DueRow[]>`
    select ${decisionColumns(sql)}
    from decisions d
    join cases c on c.id = d.case_id
    where d.notice_at <= ${at}
      and d.noticed_at is null
      and d.undone_at is null
      ${after ? sql`and (d.notice_at, d.id) > (${after.notice_at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by d.notice_at, d.id
    limit ${most}`;
}

/** A decision, and what it means to one of its members, for their mail. None was taken back. */
export async function selectDecision(
  sql: Sql,
  { id, memberId }: { id: string; memberId: string },
): Promise<DueRow | null> {
  const [row] = await sql<DueRow[]>`
    select ${decisionColumns(sql, memberId)}
    from decisions d
    join cases c on c.id = d.case_id
    where d.id = ${id}
      and d.undone_at is null`;
  return row ?? null;
}

function decisionColumns(sql: Sql, memberId?: string): Fragment {
  return sql`
    d.id, c.kind, c.subject_id,
    case when c.kind in ('post', 'comment', 'picture') then nullif(c.snapshot ->> 'excerpt', '') end as excerpt,
    d.decision, d.rule, d.reason, d.level, d.removes_content as "removesContent", d.notice_at,
    d.former #>> '{effects,0,former,level}' as "formerLevel",
    'author' = any(c.sources) as "wasAsked",
    ${findingBehind(sql)} -> 'findings' as findings,
    array(
      select jsonb_build_object(
        'id', m.id,
        'email', case when m.left_at is null and not m.is_bot then m.email end,
        'hasStatement', limits_member(d, m.id),
        'isTold', effect.is_told,
        'isHeld', is_held_by(m, d),
        'until', case d.decision when 'limit' then m.limited_until when 'suspend' then m.suspended_until end,
        'stoppedPromotions', effect.stopped_promotions,
        'formerLevel', effect.former_level
      )
      from (
        select
          (e ->> 'memberId')::uuid as member_id,
          coalesce(sum((e #>> '{former,stoppedPromotions}')::integer), 0) as stopped_promotions,
          coalesce(bool_or((e ->> 'isTold')::boolean), false) as is_told,
          (array_agg(e #>> '{former,level}' order by place))[1] as former_level
        from jsonb_array_elements(d.former -> 'effects') with ordinality as given (e, place)
        ${memberId === undefined ? sql`` : sql`where e ->> 'memberId' = ${memberId}`}
        group by 1
      ) as effect
      join members m on m.id = effect.member_id
      order by m.id
    ) as members`;
}

/** Writes a case for what an administrator has decided, closed, with the pictures of its copy. */
export async function openClosedCase(
  tx: Tx,
  { id, kind, subject_id, member_id }: CaseSubject,
  snapshot: Snapshot | null,
  at: Date,
): Promise<void> {
  await tx`
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
    values (
      ${id}, ${kind}, ${subject_id}, ${member_id}, '{administrator}', ${
    JSON.stringify(snapshot)
  }::text::jsonb,
      ${at}, ${at}
    )`;
  if (snapshot) await keepCasePictures(tx, id, snapshot);
}
