import { type Batch, batchSize, readBatch, selectRemovedBatch } from "../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../db/open-database.ts";

/**
 * Removes a batch of the jobs that failed for good before a time, by `indexQueue`: their payloads
 * name members and what they wrote, and the queue itself keeps them for ever.
 */
export function deleteFailedJobs(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
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
