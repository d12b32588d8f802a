import { getRetentionCutoff } from "#shared/retention.ts";
import type { Clock } from "../clock.ts";
import {
  type Batch,
  batchSize,
  readBatch,
  removeInBatches,
  selectRemovedBatch,
} from "../db/cleanup/remove-in-batches.ts";
import type { Database, Sql } from "../db/open-database.ts";

/** Removes jobs that failed for good some days ago. */
export async function pruneFailedJobs(
  { db, clock }: { readonly db: Pick<Database, "sql">; readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const before = getRetentionCutoff("failedJobs", clock.now());
  await removeInBatches((after) => deleteFailedJobs(db.sql, before, after), signal);
}

/**
 * Removes a batch of the jobs that failed for good before a time, by `indexQueue`: their payloads
 * name members and what they wrote, and the queue itself keeps them for ever.
 */
function deleteFailedJobs(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  return readBatch(sql`
    with due as materialized (
      select id
      from graphile_worker._private_jobs
      where attempts >= max_attempts
        and locked_at is null
        and updated_at >= ${after ?? new Date(0)}
        and updated_at <= ${before}
      order by updated_at
      limit ${sql.unsafe(String(batchSize))}
    ), gone as (
      select updated_at as place
      from graphile_worker.complete_jobs(array(select id from due))
    )
    ${selectRemovedBatch(sql)}`);
}
