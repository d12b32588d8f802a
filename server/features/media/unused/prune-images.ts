import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { removeUnusedImage } from "../remove-image.ts";
import { examineImages } from "./unused-queries.ts";

/**
 * Deletes uploads that were not used within a day, and pictures that nothing shows any more.
 * Returns how many. Examines those on the list, to which each comes when it is stored and when what
 * showed it is gone. Any number of processes may run it at any time.
 */
export async function pruneImages(
  deps: Pick<Deps, "db" | "clock" | "providers" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.clock.now();
  const until = keptSince("unusedPictures", now);
  // Due at the next run, and not in this one.
  const again = new Date(until.getTime() + 1);
  let pruned = 0;
  await removeInBatches(async (after) => {
    const examined = await examineImages(deps.db.sql, { until, after, again, keptAgain: now });
    for (const id of examined.unused) if (await removeUnusedImage(deps, id)) pruned += 1;
    return examined;
  }, signal);
  return pruned;
}
