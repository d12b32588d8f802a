import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteEndedAiUse } from "./ai-use-queries.ts";

/** After a break of an hour the three hours are counted from the start (note_ai_use). */
const breakMs = 60 * 60 * 1000;

/** Removes how long members were with AI once they have taken a break (ai.12). */
export async function pruneAiUse(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = new Date(clock.now().getTime() - breakMs);
  await removeInBatches((after) => deleteEndedAiUse(db.sql, until, after), signal);
}
