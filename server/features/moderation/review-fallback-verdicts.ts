import { type Deps, publishEvent, tellOfChanges } from "../../context.ts";
import { type Classified, classifyWithPictures, joinPostText } from "./classify-before-publishing.ts";
import type { ServerEvent } from "../../events.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { selectWaiting, type WaitingRow } from "./review/waiting-queries.ts";
import { lowerLevel, lowerMessageLevel } from "./review-queries.ts";

const batch = 20;
/** The wait before a service that failed is called again. */
const waitMs = 60_000;
/** Nobody waits for a review, so the stills of a long animation may take their time. */
const stillsWithinMs = 30_000;

/** Returns the bytes of a stored image; null when it is gone. */
type ReadImage = (deps: Deps, imageId: string) => Promise<Uint8Array | null>;

/**
 * Reviews everything the fallback classifier decided, and classifies content that an earlier
 * release published without a level. A later verdict may only lower a level (moderation.4), and
 * takes back no XP (xp.5). Stops at the signal, or when the service still fails; the next call
 * retries.
 */
export async function reviewWaiting(
  deps: Deps,
  readImage: ReadImage,
  signal?: AbortSignal,
): Promise<void> {
  // Content that this review could not decide is left to the next one, however long this takes.
  const decidedBefore = new Date(deps.clock.now().getTime() - waitMs);
  for (;;) {
    const rows = await selectWaiting(deps.db.sql, { decidedBefore, limit: batch });
    for (const row of rows) {
      if (signal?.aborted) return;
      const verdict = await reclassify(deps, row, readImage);
      await lowerSubject(deps, row, verdict);
      if (verdict.hasServiceFailed) return;
    }
    if (rows.length < batch) return;
  }
}

async function lowerSubject(
  deps: Deps,
  { kind, id, revision, commented_post_id: commentedId, author_id: authorId }: WaitingRow,
  verdict: Classified,
): Promise<void> {
  const { db: { sql }, clock } = deps;
  const at = clock.now();
  const teller = { publish: (event: ServerEvent) => publishEvent(deps, event) };
  if (kind !== "message") {
    const notified = await lowerLevel(sql, { kind, id, revision }, verdict, at);
    tellOfChanges(
      deps,
      commentedId
        ? [`post:${commentedId}`, `threads:${commentedId}`, `reader:${authorId}`]
        : [`post:${id}`, "gone"],
    );
    return publishNotified(teller, [notified]);
  }
  const { memberIds, notified } = await lowerMessageLevel(sql, { id, revision }, verdict, at);
  for (const memberId of memberIds) teller.publish({ type: "message_changed", memberId, messageId: id });
  publishNotified(teller, [notified]);
}

async function reclassify(deps: Deps, row: WaitingRow, readImage: ReadImage) {
  const pictures = await Promise.all(
    row.pictures.map(async ({ id }) => ({ id, bytes: await readImage(deps, id) })),
  );
  const ctx = { providers: deps.providers, sql: deps.db.sql };
  const text = joinPostText(row.content, row.pictures, { words: row.cover_words ?? "" }, row.answers);
  return await classifyWithPictures(ctx, { text }, pictures, stillsWithinMs);
}
