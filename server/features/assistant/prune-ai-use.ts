import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { type Batch, deleteBatch, readBatch, removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

/** Removes how long members were with AI once they have taken a break (ai.12). */
export async function pruneAiUse(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("aiUse", clock.now());
  await removeInBatches((after) => deleteEndedAiUse(db.sql, until, after), signal);
}

/** Use that ended before `until`, by `ai_use_by_last`. */
async function deleteEndedAiUse(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "ai_use", { by: "last_at", after, until })}`,
  );
}
