import type { Deps } from "../../../context.ts";
import { keepCleanupPlace, selectCleanupPlace } from "../../../db/cleanup/cleanup-places.ts";
import { removeUnusedImage } from "../remove-image.ts";
import { selectUnusedImages } from "./unused-queries.ts";

/** Each image is looked up in six places. */
const pageSize = 500;
/** Of an hour: ten million images take some days. */
const longestWalkMs = 30_000;
/** From the end of a round to the beginning of the next. */
const restMs = 7 * 24 * 60 * 60_000;
const place = "all images";
const resting = "until ";
const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Deletes unused images that are on no list: those of a server of an earlier release, and those
 * whose removal failed for good. Examines all images page by page, half a minute in an hour, and
 * begins anew a week after it ended. Returns how many it deleted.
 */
export async function walkImages(
  deps: Pick<Deps, "db" | "clock" | "providers" | "log">,
  createdBefore: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { sql } = deps.db;
  const now = deps.clock.now();
  const kept = await selectCleanupPlace(sql, place);
  if (kept?.startsWith(resting) && new Date(kept.slice(resting.length)) > now) return 0;
  const endsAt = performance.now() + longestWalkMs;
  let pruned = 0;
  let after = kept?.startsWith(resting) ? null : kept;
  do {
    const page = await selectUnusedImages(sql, { createdBefore, after: after ?? beforeAll, limit: pageSize });
    for (const id of page.unused) if (await removeUnusedImage(deps, id)) pruned += 1;
    after = page.last;
  } while (after && !signal?.aborted && performance.now() < endsAt);
  await keepCleanupPlace(sql, place, after ?? `${resting}${new Date(now.getTime() + restMs).toISOString()}`);
  return pruned;
}
