import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { keepCleanupPlace, selectCleanupPlace } from "../../db/cleanup/cleanup-places.ts";
import { longestRunMs } from "../../db/cleanup/remove-in-batches.ts";
import { selectUnusedImages } from "./image-queries.ts";
import { removeUnusedImage } from "./remove-image.ts";

/** Each image is looked up in six places. */
const pageSize = 500;
const place = "unused images";
const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Deletes uploads that were not used within a day. Returns how many. Examines all images page by
 * page; the next run resumes where one that ran out of time stopped. Any number of processes may
 * run it at any time.
 */
export async function pruneImages(
  deps: Pick<Deps, "db" | "clock" | "providers" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const { sql } = deps.db;
  const createdBefore = keptSince("unusedPictures", deps.clock.now());
  const endsAt = performance.now() + longestRunMs;
  let pruned = 0;
  let after = await selectCleanupPlace(sql, place);
  do {
    const page = await selectUnusedImages(sql, { createdBefore, after: after ?? beforeAll, limit: pageSize });
    for (const id of page.unused) if (await removeUnusedImage(deps, id)) pruned += 1;
    after = page.last;
  } while (after && !signal?.aborted && performance.now() < endsAt);
  await keepCleanupPlace(sql, place, after);
  return pruned;
}
