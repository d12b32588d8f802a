import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { commentCounters } from "../hydrate/comment-counters-fragments.ts";
import type { ByLevel, CommentChanges } from "../hydrate/count-comments.ts";
import { charge, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { isContentListedFor } from "../../../db/visibility/content-visibility.ts";
import { isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";
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
}

/** Null when the post does not exist for this member. */
export async function selectDeletion(
  sql: Sql,
  viewer: Viewer,
  postId: string,
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
        left join comments parent on parent.id = c.parent_id
        where c.post_id = p.id
          and c.deleted_at is null
          and ${isContentListedFor(sql, viewer, sql`c`)}
          and (parent.id is null or parent.deleted_at is not null or ${
    isContentListedFor(sql, viewer, sql`parent`)
  })
      )::integer as comment_likes
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

/**
 * Deletes an author's post with all dependent rows, charges the cost or what the author has, and
 * leaves image and audio files to jobs. Null when the post does not exist or is not the author's.
 */
export async function deletePostRow(
  sql: Sql,
  post: { id: string; authorId: string; cost: number; at: Date },
): Promise<DeletedPostRow | null> {
  const cost = charge(sql, {
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
