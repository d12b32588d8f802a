import type { Ctx } from "../../../context.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import type { Comparison, PictureToCompare } from "../../../providers/media-hash/media-hash.ts";
import { getHeldImageKey, getPrivateImageKey, imageSizes } from "../image-key.ts";
import { readHeldImage, readImage } from "../read-image.ts";
import { holdKnownImage } from "./hold-known-image.ts";
import type { Sql } from "../../../db/open-database.ts";

const batch = 20;
/** The wait before the service is asked about the same picture again. */
const waitMs = 30_000;

/**
 * Asks again about pictures that are held since the service failed, and releases those that it does
 * not know. Stops when it still fails; the next call goes on. Without the setting all are released.
 */
export async function checkHeldImages(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const askedBefore = new Date(ctx.clock.now().getTime() - waitMs);
  for (;;) {
    const images = await selectWaitingImages(ctx.sql, { askedBefore, limit: batch });
    for (const image of images) {
      if (signal?.aborted || !await checkAgain(ctx, image)) return;
    }
    if (images.length < batch) return;
  }
}

/** False: the service still fails. */
async function checkAgain(ctx: Ctx, image: WaitingImage): Promise<boolean> {
  await noteAsked(ctx.sql, image.id, ctx.clock.now());
  // Without a file there is nothing to show or keep: the row goes with its unused image.
  const picture = await readHeldImage(ctx, image.id) ?? await readImage(ctx, image.id);
  if (!picture) return true;
  const found = await compare(ctx, { sha256: Buffer.from(image.sha256).toString("hex"), picture });
  if (!found) return false;
  if (found.isKnown) await holdKnownImage(ctx, image.id, found.reference);
  else await release(ctx, image.id);
  return true;
}

async function compare(
  { providers: { mediaHash }, log }: Ctx,
  given: PictureToCompare,
): Promise<Comparison | null> {
  if (!mediaHash) return { isKnown: false };
  try {
    return await mediaHash.compare(given);
  } catch (error) {
    log.warn({ error: describeFailure(error) }, "held pictures could not be compared with known ones");
    return null;
  }
}

/** The files first: from then on the row decides who sees them. */
async function release(ctx: Ctx, imageId: string): Promise<void> {
  for (const size of imageSizes) {
    await ctx.providers.storage.move(getHeldImageKey(imageId, size), getPrivateImageKey(imageId, size));
  }
  await releaseImage(ctx.sql, imageId);
}

/** Returns whether it was held. */
async function releaseImage(sql: Sql, imageId: string): Promise<boolean> {
  const [row] = await sql<{ was_held: boolean }[]>`select release_image(${imageId}) as was_held`;
  return row?.was_held ?? false;
}

/** A picture that waits for the service. */
interface WaitingImage {
  readonly id: string;
  readonly sha256: Uint8Array;
}

/** Those that were not asked about since a moment, the longest waiting first. */
function selectWaitingImages(
  sql: Sql,
  { askedBefore, limit }: { askedBefore: Date; limit: number },
): Promise<WaitingImage[]> {
  return sql<WaitingImage[]>`
    select image_id as id, sha256
    from image_holds
    where matched_at is null
      and asked_at < ${askedBefore}
    order by asked_at, image_id
    limit ${limit}`;
}

/** The others come first the next time. */
async function noteAsked(sql: Sql, imageId: string, at: Date): Promise<void> {
  await sql`
    update image_holds
    set asked_at = ${at}
    where image_id = ${imageId} and matched_at is null`;
}
