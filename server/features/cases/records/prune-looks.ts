import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import {
  type Batch,
  deleteBatch,
  readBatch,
  removeInBatches,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Forgets what moderators looked at before today, which only the day's count needs (cases.7). */
export async function pruneLooks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("caseLooks", clock.now());
  await removeInBatches((after) => deleteLooks(db.sql, until, after), signal);
}

/** By `case_looks_by_day`. */
async function deleteLooks(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "case_looks", { by: "looked_on", after, until })}`,
  );
}
