import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";

/**
 * Deletes those of some comments that are hidden, when they can no longer be restored: one with
 * replies stays as a tombstone, as in `delete_comment`. They were counted off when they were
 * hidden. Locks their posts, in the order of their ids, then them. Returns how many were hidden.
 */
export async function deleteHiddenComments(tx: Tx, commentIds: readonly string[]): Promise<number> {
  const hidden = await lockHidden(tx, commentIds);
  const answered = new Set(await leaveTombstones(tx, hidden.map(({ id }) => id)));
  const gone = hidden.filter(({ id }) => !answered.has(id));
  await deleteComments(tx, gone.map(({ id }) => id));
  await deleteEmptyTombstones(tx, gone.flatMap(({ parentId }) => parentId ?? []));
  return hidden.length;
}

interface HiddenRow {
  readonly id: string;
  readonly parentId: string | null;
}

async function lockHidden(tx: Tx, commentIds: readonly string[]): Promise<readonly HiddenRow[]> {
  await tx`
    select from posts
    where id in (select post_id from comments where id = any(${hideLength(tx, commentIds)}))
    order by id
    for no key update`;
  return await tx<HiddenRow[]>`
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
      set content = '', mentions = '{}', likes_count = 0, removed_at = null
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
  return rows.map(({ id }) => id);
}

async function deleteComments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`delete from comments where id = any(${hideLength(tx, ids)})`;
}

async function deleteEmptyTombstones(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select delete_empty_tombstone(id) from unnest(${hideLength(tx, [...new Set(ids)])}) as id`;
}
