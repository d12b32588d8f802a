import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { longestRunMs } from "../../../db/cleanup/remove-in-batches.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import { lockConversationsOf } from "../../messages/lock-conversations-fragments.ts";
import { deletedPostColumns } from "../../posts/publish/post-deletion-fragments.ts";
import { removedBatch, selectKeptForAppeals } from "./effect-queries.ts";

/**
 * Deletes posts, comments and messages that moderators removed too long ago to restore them
 * (cases.5), unless an appeal may bring them back (appeals.3), in batches that lock few rows.
 */
export async function deleteRemovedContent(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  const before = getRetentionCutoff("removedContent", now);
  const kept = await selectKeptForAppeals(ctx.sql, getRetentionCutoff("appealable", now));
  const endsAt = performance.now() + longestRunMs;
  for (const deleteSome of [deleteRemovedPosts, deleteRemovedComments, emptyRemovedMessages]) {
    let deleted = removedBatch;
    while (deleted === removedBatch && !signal?.aborted && performance.now() < endsAt) {
      deleted = await deleteSome(ctx, { before, kept });
    }
  }
}

interface RemovalEnd {
  /** The moment before which content was removed that goes now. */
  readonly before: Date;
  /** But these, which appeals may bring back. */
  readonly kept: readonly string[];
}

/**
 * Deletes some posts that were removed before a moment with everything attached, by
 * `posts_removed`. Nobody sees them, so only jobs hear of it. Returns how many.
 */
async function deleteRemovedPosts(
  { sql }: Pick<Ctx, "sql">,
  { before, kept }: RemovalEnd,
): Promise<number> {
  const rows = await sql`
    with due as materialized (
      select id
      from posts
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}
    ), locked as materialized (
      select id
      from posts
      where id in (select id from due)
        and removed_at < ${before}
      order by id
      for no key update
    ), removed as materialized (
      select mark_removed_images(array_agg(shown.image_id))
      from posts p
      cross join lateral (
        select image_id from pictures_of(p.id, p.image_id, null)
        union all
        select image_id from pictures_of_versions(p.id)
      ) as shown
      where p.id in (select id from locked)
    ), gone as (
      delete from posts
      where id in (select id from locked)
        and (select count(*) from removed) = 1
      returning id, image_id
    )
    select ${deletedPostColumns(sql)}
    from gone`;
  return rows.length;
}

async function deleteRemovedComments({ db }: Pick<Ctx, "db">, { before, kept }: RemovalEnd): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await tx<{ id: string }[]>`
      select id
      from comments
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}`;
    return await deleteHiddenComments(tx, due.map(({ id }) => id));
  });
}

async function emptyRemovedMessages({ db }: Pick<Ctx, "db">, { before, kept }: RemovalEnd): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await tx<{ id: string }[]>`
      select id
      from messages
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}`;
    await emptyHiddenMessages(tx, due.map(({ id }) => id));
    return due.length;
  });
}

/**
 * Deletes those of some comments that are hidden, when they can no longer be restored: one with
 * replies stays as a tombstone, as in `delete_comment`. They were counted off when they were
 * hidden. Locks their posts, in the order of their ids, then them. Returns how many were hidden.
 */
export async function deleteHiddenComments(tx: Tx, commentIds: readonly string[]): Promise<number> {
  const hidden = await lockHidden(tx, commentIds);
  const answered = new Set(await leaveTombstones(tx, hidden.map(({ id }) => id)));
  await deleteComments(tx, hidden.filter(({ id }) => !answered.has(id)));
  return hidden.length;
}

interface CommentRow {
  readonly id: string;
  readonly parentId: string | null;
}

async function lockHidden(tx: Tx, commentIds: readonly string[]): Promise<readonly CommentRow[]> {
  await tx`
    select from posts
    where id in (select post_id from comments where id = any(${hideLength(tx, commentIds)}))
    order by id
    for no key update`;
  return await tx<CommentRow[]>`
    select id, parent_id as "parentId"
    from comments
    where id = any(${hideLength(tx, commentIds)})
      and removed_at is not null
    order by post_id, id
    for update`;
}

/** Leaves those of some hidden comments that have replies without words. Returns them. */
async function leaveTombstones(tx: Tx, hiddenIds: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    with emptied as (
      update comments c
      set content = '', language = null, mentions = '{}', likes_count = 0, removed_at = null, cover_words = null,
        cover_topics = '{}', found_topics = '{}'
      where c.id = any(${hideLength(tx, hiddenIds)})
        and exists (select from comments r where r.parent_id = c.id)
      returning c.id
    ), notices as (
      delete from notifications where comment_id in (select id from emptied)
    ), likes as (
      delete from comment_likes where comment_id in (select id from emptied)
    ), named as (
      delete from comment_mentions where comment_id in (select id from emptied)
    ), verdicts as (
      delete from element_moderations where comment_id in (select id from emptied)
    )
    select id from emptied`;
  const ids = rows.map(({ id }) => id);
  await tx`select delete_removed_pictures(${hideLength(tx, ids)})`;
  return ids;
}

/** With the tombstones that they leave empty. */
async function deleteComments(tx: Tx, gone: readonly CommentRow[]): Promise<void> {
  await tx`delete from comments where id = any(${hideLength(tx, gone.map(({ id }) => id))})`;
  const parents = [...new Set(gone.flatMap(({ parentId }) => parentId ?? []))];
  await tx`select delete_empty_tombstone(id) from unnest(${hideLength(tx, parents)}) as id`;
}

/**
 * Empties those of some messages that are hidden, as `unsend_message` does, when they can no longer
 * be restored: their places stay. Their images are removed.
 */
export async function emptyHiddenMessages(tx: Tx, messageIds: readonly string[]): Promise<void> {
  await tx`${lockConversationsOf(tx, messageIds)}`;
  const hidden = await selectHidden(tx, messageIds);
  await emptyMessages(tx, hidden.map(({ id }) => id));
  await removeImages(tx, hidden.flatMap(({ imageId }) => imageId ?? []));
}

async function selectHidden(
  tx: Tx,
  messageIds: readonly string[],
): Promise<{ readonly id: string; readonly imageId: string | null }[]> {
  return await tx<{ id: string; imageId: string | null }[]>`
    select id, image_id as "imageId"
    from messages
    where id = any(${hideLength(tx, messageIds)})
      and removed_at is not null`;
}

async function emptyMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`
    update messages
    set content = '', mentions = '{}', image_id = null, image_alt = '', shared_post_id = null, removed_at = null,
      search_text = null, search_tokens = null, cover_words = null, cover_topics = '{}', found_topics = '{}'
    where id = any(${hideLength(tx, ids)})`;
  await tx`delete from message_reactions where message_id = any(${hideLength(tx, ids)})`;
  await tx`delete from element_moderations where message_id = any(${hideLength(tx, ids)})`;
  await tx`delete from revisions where message_id = any(${hideLength(tx, ids)})`;
  await tx`select delete_removed_pictures(${hideLength(tx, ids)})`;
}

async function removeImages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select mark_removed_images(${hideLength(tx, ids)})`;
  await tx`select remove_media('/api/media/' || id) from unnest(${hideLength(tx, ids)}) as id`;
}
