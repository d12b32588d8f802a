import { keptSince } from "#shared/retention.ts";
import type { Clock } from "../clock.ts";
import { removeInBatches } from "../db/cleanup/remove-in-batches.ts";
import type { Database } from "../db/open-database.ts";
import { deleteFailedJobs } from "./failed-jobs-queries.ts";

/** Removes jobs that failed for good some days ago. */
export async function pruneFailedJobs(
  { db, clock }: { readonly db: Pick<Database, "sql">; readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const before = keptSince("failedJobs", clock.now());
  await removeInBatches((after) => deleteFailedJobs(db.sql, before, after), signal);
}
