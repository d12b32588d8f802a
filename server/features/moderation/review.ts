import type { Deps } from "../../context.ts";
import { readImage } from "../media/read-image.ts";
import { type Classified, classify } from "./classify.ts";
import { postText } from "./post-text.ts";
import { lowerLevel, selectWaiting, type WaitingRow } from "./review-queries.ts";

const batch = 20;
/** A service that just failed is not asked again at once. */
const waitMs = 60_000;

/**
 * Asks again about everything the classifier of last resort decided, and classifies what an earlier release published without
 * a level. A later verdict may only lower a level (moderation.4), and takes back no XP (xp.5). Stops at the signal, or
 * when the service still fails: it is tried again by the next call.
 */
export async function reviewWaiting(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const decidedBefore = new Date(deps.clock.now().getTime() - waitMs);
    const rows = await selectWaiting(deps.db.sql, { decidedBefore, limit: batch });
    for (const row of rows) {
      if (signal?.aborted) return;
      const verdict = await reclassify(deps, row);
      await lowerLevel(deps.db.sql, row, verdict, deps.clock.now());
      if (verdict.decidedBy === "local-fallback") return;
    }
    if (rows.length < batch) return;
  }
}

async function reclassify(deps: Deps, row: WaitingRow): Promise<Classified> {
  const bytes = row.image_id && await readImage(deps, row.image_id);
  return await classify(deps, {
    text: postText({ content: row.content, imageAlt: row.image_alt }),
    ...(bytes && { image: { bytes, mediaType: "image/webp" } }),
  });
}
