import type { Deps } from "../../context.ts";
import { deleteUnusedImages } from "./queries.ts";
import { removeImageFiles } from "./remove-image-files.ts";

const graceMs = 24 * 60 * 60 * 1000;
const batch = 500;

/** Deletes uploads that nothing came to use within a day. Answers how many; run it now and then, on any process. */
export async function pruneImages(deps: Pick<Deps, "db" | "clock" | "storage" | "log">): Promise<number> {
  const createdBefore = new Date(deps.clock.now().getTime() - graceMs);
  let pruned = 0;
  for (;;) {
    const ids = await deleteUnusedImages(deps.db.sql, { createdBefore, limit: batch });
    for (const id of ids) await removeImageFiles(deps, id);
    pruned += ids.length;
    if (ids.length < batch) return pruned;
  }
}
