import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { commentCounters } from "../hydrate/comment-counters-fragments.ts";
import type { ByLevel, CommentChanges } from "../hydrate/count-comments.ts";
import { charge, takeBackPay, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";
import { isActedOn, isCommentListed, joinParents } from "./acts-of-others-fragments.ts";
import { deletedPostColumns } from "./post-deletion-fragments.ts";

/**
 * The inputs of a post's deletion cost. Comments and their likes are those that the author sees:
 * more would tell who blocked them.
 */
export interface DeletionRow {
  readonly author_id: string;
  readonly repost_of_id: string | null;
  readonly content: string;
  readonly created_at: Date;
  readonly moderation_level: ModerationLevel | null;
  readonly likes: number;
  /** The post's comments, and how those that its author sees differ; see `countComments`. */
  readonly comments_by_level: ByLevel;
  readonly comment_changes: CommentChanges | null;
  readonly bookmarks: number;
  readonly comment_likes: number;
  /** Whether anybody else acted on it; null where that was not asked. */
  readonly is_acted_on: boolean | null;
}

/** Null when the post does not exist for this member. `youngSince`: younger ones may be free. */
export async function selectDeletion(
  sql: Sql,
  viewer: Viewer,
  { postId, youngSince }: { readonly postId: string; readonly youngSince: Date },
): Promise<DeletionRow | null> {
  const [row] = await sql<DeletionRow[]>`
    select
      p.author_id,
      p.repost_of_id,
      p.content,
      p.created_at,
      p.moderation_level,
      p.likes_count as likes,
      ${commentCounters(sql, sql`p`)} as comments_by_level,
      (
        select changed.changes from comment_changes(array[${viewer.id}::uuid], array[p.id]) as changed
      ) as comment_changes,
      (select count(*) from post_bookmarks b where b.post_id = p.id)::integer as bookmarks,
      (
        select coalesce(sum(c.likes_count), 0)
        from comments c
        ${joinParents(sql)}
        where c.post_id = p.id and ${isCommentListed(sql, viewer)}
      )::integer as comment_likes,
      case
        when p.created_at > ${youngSince} and p.author_id = ${viewer.id} then ${isActedOn(sql, viewer)}
      end as is_acted_on
    from posts p
    where p.id = ${postId}
      and p.removed_at is null
      and (p.author_id = ${viewer.id} or ${isPostVisibleTo(sql, viewer)})`;
  return row ?? null;
}

interface DeletedPostRow {
  readonly own_xp: XpMoved | null;
  readonly gone: readonly Notified[] | null;
}

/** No act comes between its price and its deletion then. False: it is not there, or not theirs. */
export async function lockOwnPost(
  tx: Tx,
  { id, authorId }: { id: string; authorId: string },
): Promise<boolean> {
  const locked = await tx`
    select
    from posts
    where id = ${id} and author_id = ${authorId}
    for update`;
  return locked.length > 0;
}

interface DeletedPost {
  readonly id: string;
  readonly authorId: string;
  /** Null: it is free, and gives back what it paid (posts.23). */
  readonly cost: number | null;
  readonly at: Date;
}

/**
 * Deletes an author's post with all dependent rows, charges the cost or what the author has, and
 * leaves image and audio files to jobs. Null when the post does not exist or is not the author's.
 */
export async function deletePostRow(sql: Sql, post: DeletedPost): Promise<DeletedPostRow | null> {
  const cost = post.cost === null
    ? takeBackPay(sql, {
      kind: "post",
      actorId: post.authorId,
      target: post.id,
      reason: "post_undone",
      at: post.at,
    })
    : charge(sql, {
      memberId: post.authorId,
      amount: post.cost,
      reason: "post_deletion",
      reference: post.id,
      key: post.id,
      at: post.at,
      atMost: true,
    });
  const taken = xpMoved(sql, post.authorId, cost);
  const [gone] = await sql<DeletedPostRow[]>`
    with deleted as (
      delete from posts
      where id = ${post.id} and author_id = ${post.authorId} and repost_of_id is null and removed_at is null
      returning id, author_id, image_id
    ), gone as (
      update members
      set posts_count = posts_count - 1
      from deleted
      where members.id = deleted.author_id
      returning deleted.id, deleted.image_id
    )
    select ${deletedPostColumns(sql)}, ${taken} as own_xp
    from gone`;
  return gone ?? null;
}
