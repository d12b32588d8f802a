import { buildIndex, stateOfIndex } from "../db/migrate/build-index-concurrently.ts";
import { takeMigrationLock } from "../db/migrate/migrate-lock.ts";
import type { Sql } from "../db/open-database.ts";

/**
 * With each of these indexes one of our statements finds a few jobs without reading all that wait.
 * They are in the queue's schema, since an index is where its table is.
 */
const indexes = {
  // Some dozens; also the queue itself looks every few minutes for those of more than four hours.
  locked_jobs_by_time: "(locked_at) where locked_at is not null",
  failed_jobs_by_time: "(updated_at) where attempts >= max_attempts and locked_at is null",
};

/**
 * Indexes the jobs that a worker has locked, and those that failed for good. The queue's own
 * migrations need not know of it: an index follows a table that they rename, and one that goes with
 * its column is made again here. Needs a connection of its own, which keeps the lock of migrations
 * until it ends.
 */
export async function indexQueue(sql: Sql): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const index = `graphile_worker.${name}`;
    if (await stateOfIndex(sql, index) === "whole") continue;
    await takeMigrationLock(sql);
    await buildIndex(
      sql,
      index,
      `create index concurrently ${name} on graphile_worker._private_jobs ${columns}`,
    );
  }
}
