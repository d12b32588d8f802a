import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteLooks } from "./summary-queries.ts";

const keptMs = 2 * 24 * 60 * 60 * 1000;

/** Forgets what moderators looked at before today, which only the day's count needs (cases.7). */
export async function pruneLooks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = new Date(clock.now().getTime() - keptMs);
  await removeInBatches((after) => deleteLooks(db.sql, until, after), signal);
}
