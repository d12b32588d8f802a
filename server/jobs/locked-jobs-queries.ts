import { buildIndex, stateOfIndex } from "../db/migrate/build-index-concurrently.ts";
import { takeMigrationLock } from "../db/migrate/migrate-lock.ts";
import type { Sql } from "../db/open-database.ts";

/** In the queue's schema, since an index is where its table is. */
const index = "graphile_worker.locked_jobs_by_time";

/**
 * Indexes the jobs that a worker has locked, some dozens among all that wait: who looks for those
 * of dead workers would read the whole queue otherwise, and so would the queue itself, which looks
 * every few minutes for locks of more than four hours. Its own migrations need not know of it: the
 * index follows a table that they rename, and one that goes with its column is made again here.
 * Needs a connection of its own, which keeps the lock of migrations until it ends.
 */
export async function indexLockedJobs(sql: Sql): Promise<void> {
  if (await stateOfIndex(sql, index) === "whole") return;
  await takeMigrationLock(sql);
  await buildIndex(
    sql,
    index,
    `create index concurrently locked_jobs_by_time
    on graphile_worker._private_jobs (locked_at)
    where locked_at is not null`,
  );
}
