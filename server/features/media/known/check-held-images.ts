import type { Ctx } from "../../../context.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import type { Comparison, PictureToCompare } from "../../../providers/media-hash/media-hash.ts";
import { getHeldImageKey, getPrivateImageKey, imageSizes } from "../image-key.ts";
import { readHeldImage, readImage } from "../read-image.ts";
import { holdKnownImage } from "./hold-known-image.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { type ContentKind, contentTables } from "../../moderation/verdict-fragments.ts";

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
  const showing = await selectShowing(tx, imageId);
  await lockShowing(tx, showing);
  await tx`select from images where id = ${imageId} for key share`;
  const released = await tx`
    delete from image_holds
    where image_id = ${imageId} and matched_at is null
    returning image_id`;
  if (released.length === 0) return;
  await giveLevelsOfPersons(tx, showing);
  await tx`select place_pictures(id, image_id) from posts where id = any(${hideLength(tx, showing.post)})`;
  await tx`select place_pictures(id, null) from unnest(${hideLength(tx, showing.comment)}) as id`;
  await tx`select place_media(${`/api/media/${imageId}`})`;
  // One waiting at most, after the one that runs: two would judge the same content twice.
  await tx`
    select graphile_worker.add_job(
      'review_moderation', queue_name := 'review', job_key := 'review_moderation', max_attempts := 1
    )`;
}

const contentKinds = ["post", "comment", "message"] as const;

/** The ids of what shows a picture. */
type Showing = Readonly<Record<ContentKind, readonly string[]>>;

async function selectShowing(tx: Tx, imageId: string): Promise<Showing> {
  const [row] = await tx<Showing[]>`
    with attached as materialized (select * from attached_pictures where image_id = ${imageId})
    select
      array(
        select id from posts where image_id = ${imageId}
        union all
        select post_id from attached where post_id is not null
      ) as post,
      array(select comment_id from attached where comment_id is not null) as comment,
      array(
        select id from messages where image_id = ${imageId}
        union all
        select message_id from attached where message_id is not null
      ) as message`;
  return row ?? { post: [], comment: [], message: [] };
}

/** With the posts of comments and the conversations of messages. */
async function lockShowing(tx: Tx, { post, comment, message }: Showing): Promise<void> {
  await tx`
    select from conversations
    where id in (select conversation_id from messages where id = any(${hideLength(tx, message)}))
    order by low_id, high_id
    for no key update`;
  await tx`
    select from posts
    where id = any(${hideLength(tx, post)})
      or id in (select post_id from comments where id = any(${hideLength(tx, comment)}))
    order by id
    for no key update`;
}

/**
 * The worst level that a person gave an element of what shows the picture; of all else the review
 * decides. What shows another held one gets none still (`withhold_level`).
 */
async function giveLevelsOfPersons(tx: Tx, showing: Showing): Promise<void> {
  for (const kind of contentKinds) {
    const { table, column } = contentTables[kind];
    await tx`
      update ${tx(table)} shown
      set moderation_level = judged.level
      from (
        select
          e.${tx(column)} as id,
          (array_agg(e.level order by array_position('{none,low,high,top}', e.level)))[1] as level
        from element_moderations e
        where e.decided_by = 'person' and e.${tx(column)} = any(${hideLength(tx, showing[kind])})
        group by e.${tx(column)}
      ) as judged
      where shown.id = judged.id and shown.moderation_level is null`;
  }
  await tx`select touch_message(id) from unnest(${hideLength(tx, showing.message)}) as id`;
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
