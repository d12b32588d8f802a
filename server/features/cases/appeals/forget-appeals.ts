import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { forgetWordsBefore } from "./forget-queries.ts";

/**
 * Forgets the words of appeals and answers a while after the answer (appeals.3); the rest stays.
 */
export async function forgetAppeals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = keptSince("appeals", clock.now());
  await removeInBatches((after) => forgetWordsBefore(db.sql, until, after), signal);
}
