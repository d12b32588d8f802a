import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";

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
export async function selectOutcome(
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
