import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch, removeInBatches } from "../../db/cleanup/remove-in-batches.ts";

/** Removes expired limit windows and stored responses. Runs every hour, in any process. */
export async function pruneLimitsAndStoredResponses(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  // A client that has not retried within a day will not.
  const remembered = getRetentionCutoff("storedResponses", now);
  await removeInBatches((after) => deleteExpiredLimits(db.sql, now, after), signal);
  await removeInBatches((after) => deleteStoredResponses(db.sql, remembered, after), signal);
}

async function deleteExpiredLimits(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "rate_limits", { by: "expires_at", after, until: now })}`,
  );
}

async function deleteStoredResponses(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "idempotency_keys", { by: "created_at", after, until: before })}`,
  );
}
