import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteEndedMutes, deleteEndedPartialMutes } from "./mute-queries.ts";

/** Removes ended mutes, which have no effect any more. */
export async function pruneMutes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await removeInBatches((after) => deleteEndedMutes(db.sql, now, after), signal);
  await removeInBatches((after) => deleteEndedPartialMutes(db.sql, now, after), signal);
}
