import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Deletes a batch of reports that led to nothing, by `public_reports_by_age`. */
export async function deleteUnfoundReports(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  const condition = sql`report_id is null and settled_at is not null`;
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "public_reports", { by: "received_at", after, until, condition })}`,
  );
}

/**
 * Deletes a batch of reports whose cases were closed until a time, by `public_reports_by_age`;
 * while an appeal waits, its outcome is still to be mailed.
 */
export async function deleteReportsOfClosedCases(
  sql: Sql,
  until: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  const condition = sql`exists (
      select
      from reports r
      join cases c on c.id = r.case_id
      where r.id = public_reports.report_id
        and c.closed_at <= ${until}
        and not exists (
          select
          from decisions d
          join appeals a on a.decision_id = d.id and a.answered_at is null
          where d.case_id = c.id
        )
    )`;
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "public_reports", { by: "received_at", after, until, condition })}`,
  );
}
