import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenComment } from "./effect.ts";
import { selectNotices, withdrawRemovals } from "./effect-queries.ts";

/**
 * Hides a comment (cases.5). It is a tombstone (comments.3) that kept its words: so it counts
 * nowhere and its replies stay. Null when it is not there, deleted or hidden already.
 */
export async function hideComment(tx: Tx, commentId: string, at: Date): Promise<HiddenComment | null> {
  await lockPostOf(tx, commentId);
  const { hidden: [comment], notified } = await hideComments(tx, [commentId], at);
  return comment ? { id: comment.id, postId: comment.postId, authorId: comment.authorId, notified } : null;
}

/**
 * Takes `hideComment` back. Returns the rows of members' lists that came back; null when the
 * comment is gone or not hidden.
 */
export async function restoreComment(tx: Tx, commentId: string): Promise<readonly Notified[] | null> {
  await lockPostOf(tx, commentId);
  return await restoreComments(tx, [commentId]);
}

async function lockPostOf(tx: Tx, commentId: string): Promise<void> {
  await tx`
    select from posts
    where id = (select post_id from comments where id = ${commentId})
    for no key update`;
}

interface CommentRow extends InThread {
  readonly postId: string;
  readonly authorId: string;
}

/** Hides those of some comments that stand. The caller has locked their posts. */
export async function hideComments(
  tx: Tx,
  commentIds: readonly string[],
  at: Date,
): Promise<{ readonly hidden: readonly CommentRow[]; readonly notified: readonly Notified[] }> {
  const hidden = await lockComments(tx, commentIds, tx`deleted_at is null`);
  if (hidden.length === 0) return { hidden, notified: [] };
  for (const ids of splitByThread(hidden)) await setRemoved(tx, ids, at);
  const ids = hidden.map(({ id }) => id);
  await countComments(tx, ids, -1);
  return { hidden, notified: await selectNotices(tx, "comment_id", ids) };
}

/** Takes `hideComments` back; null when none of them was hidden. */
export async function restoreComments(
  tx: Tx,
  commentIds: readonly string[],
): Promise<readonly Notified[] | null> {
  const restored = await lockComments(tx, commentIds, tx`removed_at is not null`);
  if (restored.length === 0) return null;
  for (const ids of splitByThread(restored)) await setRemoved(tx, ids, null);
  const ids = restored.map(({ id }) => id);
  await countComments(tx, ids, 1);
  const notified = await selectNotices(tx, "comment_id", ids);
  return [...notified, ...await withdrawRemovals(tx, "comments", ids)];
}

async function lockComments(
  tx: Tx,
  commentIds: readonly string[],
  condition: Fragment,
): Promise<readonly CommentRow[]> {
  return await tx<CommentRow[]>`
    select id, post_id as "postId", parent_id as "parentId", author_id as "authorId"
    from comments
    where id = any(${hideLength(tx, commentIds)})
      and ${condition}
    order by post_id, id
    for no key update`;
}

/** Their pictures' files move away from where anybody gets them, or back there. */
async function setRemoved(tx: Tx, commentIds: readonly string[], at: Date | null): Promise<void> {
  await tx`
    with changed as (
      update comments
      set deleted_at = ${at}, removed_at = ${at}
      where id = any(${hideLength(tx, commentIds)})
      returning id
    )
    select place_pictures(id, null) from changed`;
}

/** Counts comments that came or went on their posts, which are locked, and what they answer. */
async function countComments(tx: Tx, commentIds: readonly string[], change: 1 | -1): Promise<void> {
  await tx`
    with counted as (
      select post_id, parent_id from comments where id = any(${hideLength(tx, commentIds)})
    ), answered as (
      update comments
      set replies_count = replies_count + ${change}::integer * replies.number
      from (select parent_id, count(*)::integer as number from counted group by parent_id) as replies
      where comments.id = replies.parent_id
    )
    update posts
    set comments_count = comments_count + ${change}::integer * comments.number
    from (select post_id, count(*)::integer as number from counted group by post_id) as comments
    where posts.id = comments.post_id`;
}

interface InThread {
  readonly id: string;
  /** The comment that it answers, which answers none; null at the top. */
  readonly parentId: string | null;
}

/**
 * Parts comments into statements that change one comment of a thread each, since the counters by
 * level read the rest of the thread as it stands (`count_changed_thread`).
 */
export function splitByThread(comments: readonly InThread[]): readonly (readonly string[])[] {
  const rounds: string[][] = [];
  const seen = new Map<string, number>();
  for (const { id, parentId } of comments) {
    const thread = parentId ?? id;
    const round = seen.get(thread) ?? 0;
    seen.set(thread, round + 1);
    (rounds[round] ??= []).push(id);
  }
  return rounds;
}
