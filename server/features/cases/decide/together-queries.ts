import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import { isAbout } from "../queue/case-fragments.ts";

/** A case that is to be closed with others. */
export interface ChosenRow {
  readonly id: string;
  readonly kind: CaseKind;
  readonly reasons: readonly ReportReason[];
  /** Whether something besides the one member's report brought it. */
  readonly has_others: boolean;
}

/** The cases with these ids but those about the reader. */
export function selectChosen(sql: Sql, readerId: string, ids: readonly string[]): Promise<ChosenRow[]> {
  return sql<ChosenRow[]>`
    select c.id, c.kind, c.reasons, false as has_others
    from cases c
    where c.id = any(${[...ids]}::uuid[])
      and not ${isAbout(sql, readerId)}`;
}

/** Open cases with a report of a member: first those that they alone reported, the oldest first. */
export function selectReportedBy(
  sql: Sql,
  { readerId, reporterId, most }: { readerId: string; reporterId: string; most: number },
): Promise<ChosenRow[]> {
  return sql<ChosenRow[]>`
    select c.id, c.kind, c.reasons, c.reports_count > 1 or c.sources <> '{report}' as has_others
    from reports r
    join cases c on c.id = r.case_id
    where r.reporter_id = ${reporterId}
      and c.closed_at is null
      and not ${isAbout(sql, readerId)}
    order by has_others, r.created_at, r.id
    limit ${most}`;
}
