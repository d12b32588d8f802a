import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import type { Effects } from "../effects/effect.ts";
import type { Touching } from "../effects/do-effects-meet.ts";

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
    select
      later.decision, c.subject_id,
      (
        select coalesce(
          json_agg(json_build_object('kind', e -> 'kind', 'id', e -> 'id', 'memberId', e -> 'memberId')), '[]'
        )
        from jsonb_array_elements(later.former -> 'effects') as e
      ) as touched
    from decisions later
    join cases c on c.id = later.case_id
    where later.noticed_at is null
      and later.undone_at is null
      and later.notice_at >= ${noticeFrom}
      and later.decided_at > ${decidedAfter}`;
}
