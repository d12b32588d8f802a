import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Adds the job of reports again that nobody has looked for since a time: theirs failed for good.
 */
export async function fileAgain(sql: Sql, before: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'file_public_report', json_build_object('reportId', id), job_key := 'file_public_report ' || id
    )
    from public_reports
    where settled_at is null and received_at < ${before}
    order by received_at
    limit 1000`;
}

/** Deletes a batch of reports that led to nothing, by `public_reports_unfound`. */
export async function deleteUnfoundReports(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  const condition = sql`report_id is null`;
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
