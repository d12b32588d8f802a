import type { Deps } from "../../context.ts";
import { selectUnusedImages } from "./image-queries.ts";
import { removeUnusedImage } from "./remove-image.ts";

const graceMs = 24 * 60 * 60 * 1000;
const batch = 500;

/** Deletes uploads that nothing used within a day. Returns how many. Any number of processes may run it at any time. */
export async function pruneImages(deps: Pick<Deps, "db" | "clock" | "providers" | "log">): Promise<number> {
  const createdBefore = new Date(deps.clock.now().getTime() - graceMs);
  let pruned = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await selectUnusedImages(deps.db.sql, { createdBefore, after, limit: batch });
    for (const id of ids) if (await removeUnusedImage(deps, id)) pruned += 1;
    if (ids.length < batch) return pruned;
    after = ids.at(-1) ?? null;
  }
}
