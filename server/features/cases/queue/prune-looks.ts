import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteLooks } from "./summary-queries.ts";

/** Forgets what moderators looked at before today, which only the day's count needs (cases.7). */
export async function pruneLooks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("caseLooks", clock.now());
  await removeInBatches((after) => deleteLooks(db.sql, until, after), signal);
}
