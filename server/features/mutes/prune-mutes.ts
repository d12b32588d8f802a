import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteEndedMutes } from "./mute-queries.ts";

/** Removes mutes that have ended; they count for nothing from the moment they end. */
export async function pruneMutes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await removeInBatches((after) => deleteEndedMutes(db.sql, now, after), signal);
}
