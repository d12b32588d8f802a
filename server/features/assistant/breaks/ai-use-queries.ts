import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Use that ended before `until`, by `ai_use_by_last`. */
export async function deleteEndedAiUse(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "ai_use", { by: "last_at", after, until })}`,
  );
}
