import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteEndedAiUse } from "./ai-use-queries.ts";

/** Removes how long members were with AI once they have taken a break (ai.12). */
export async function pruneAiUse(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = keptSince("aiUse", clock.now());
  await removeInBatches((after) => deleteEndedAiUse(db.sql, until, after), signal);
}
