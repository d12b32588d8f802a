import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../context.ts";
import { removeInBatches } from "../db/cleanup/remove-in-batches.ts";
import { deleteFailedJobs } from "./failed-jobs-queries.ts";

/** Removes jobs that failed for good some days ago. */
export async function pruneFailedJobs(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const before = keptSince("failedJobs", clock.now());
  await removeInBatches((after) => deleteFailedJobs(db.sql, before, after), signal);
}
