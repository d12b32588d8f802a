import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import {
  type Batch,
  deleteBatch,
  readBatch,
  removeInBatches,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Deletes who reported without an account once nothing is left to tell them (retention.1). */
export async function prunePublicReports(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const unfound = getRetentionCutoff("unfoundReports", now);
  const closed = getRetentionCutoff("strangersReports", now);
  await removeInBatches((after) => deleteUnfoundReports(db.sql, unfound, after), signal);
  await removeInBatches((after) => deleteReportsOfClosedCases(db.sql, closed, after), signal);
}

/** Deletes a batch of reports that led to nothing, by `public_reports_unfound`. */
async function deleteUnfoundReports(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  const condition = sql`report_id is null`;
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "public_reports", { by: "received_at", after, until, condition })}`,
  );
}

/**
 * Deletes a batch of reports whose cases were closed until a time, by `public_reports_by_age`;
 * while an appeal waits, its outcome is still to be mailed.
 */
async function deleteReportsOfClosedCases(
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
