import type { Ctx } from "../../../context.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import type { Comparison, PictureToCompare } from "../../../providers/media-hash/media-hash.ts";
import { getHeldImageKey, getPrivateImageKey, imageSizes } from "../image-key.ts";
import { readHeldImage, readImage } from "../read-image.ts";
import { holdKnownImage } from "./hold-known-image.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";

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
  else {
    await release(ctx, image.id);
    ctx.changed("everything");
  }
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
  await ctx.db.transaction(async (tx) => await releaseImage(tx, imageId));
}

/**
 * Releases an image that the service does not know; its files lie with the private ones already.
 * Content with it gets its level from the review, which may not change one that a person gave.
 */
async function releaseImage(tx: Tx, imageId: string): Promise<void> {
  await tx`select from posts where image_id = ${imageId} order by id for no key update`;
  await tx`select from images where id = ${imageId} for key share`;
  const released = await tx`
    delete from image_holds
    where image_id = ${imageId} and matched_at is null
    returning image_id`;
  if (released.length === 0) return;
  await giveLevelsOfPersons(tx, imageId);
  await tx`select place_media(${`/api/media/${imageId}`})`;
  // One waiting at most, after the one that runs: two would judge the same content twice.
  await tx`
    select graphile_worker.add_job(
      'review_moderation', queue_name := 'review', job_key := 'review_moderation', max_attempts := 1
    )`;
}

/** The worst level that a person gave an element of a post; of the others the review decides. */
async function giveLevelsOfPersons(tx: Tx, imageId: string): Promise<void> {
  await tx`
    update posts p
    set moderation_level = judged.level
    from (
      select e.post_id, (array_agg(e.level order by array_position('{none,low,high,top}', e.level)))[1] as level
      from element_moderations e
      where e.decided_by = 'person'
      group by e.post_id
    ) as judged
    where p.image_id = ${imageId} and p.moderation_level is null and judged.post_id = p.id`;
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
