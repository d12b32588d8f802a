import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import { pageOf } from "../../db/limit-of.ts";
import type { KeysetPage } from "../../db/cursor.ts";
import { authorColumns, type AuthorRow } from "../members/author-columns.ts";
import { originalOf } from "../posts/visible-post.ts";
import { shownTo } from "../moderation/shown-to.ts";

/** What is the viewer's own about a comment: which of a post's they see, and their like. */
export interface CommentSkeleton {
  readonly id: string;
  readonly parent_id: string | null;
  readonly is_liked: boolean;
}

/** What is the same for everybody. */
export interface CommentRow extends AuthorRow {
  readonly id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly content: string;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly likes_count: number;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
}

/**
 * A page of a post's threads, oldest first, each followed by its replies. A tombstone stands while the viewer sees a reply
 * of it; the replies to a hidden comment are hidden with it.
 */
export function selectThreads(
  sql: Sql,
  viewer: Viewer,
  postId: string,
  page: KeysetPage,
): Promise<CommentSkeleton[]> {
  return sql<CommentSkeleton[]>`
    with threads as (
      select c.id
      from comments c
      where c.post_id = ${originalOf(sql, postId)}
        and c.parent_id is null
        ${page.after ? sql`and c.id > ${page.after}` : sql``}
        and case
          when c.deleted_at is null then ${shownTo(sql, viewer, sql`c`)}
          else exists (
            select from comments r
            where r.parent_id = c.id
              and ${shownTo(sql, viewer, sql`r`)}
          )
        end
      order by c.id
      ${pageOf(sql, page)}
    ), seen as (
      select id, null::uuid as parent_id
      from threads
      union all
      select r.id, r.parent_id
      from threads
      join comments r on r.parent_id = threads.id
      where ${shownTo(sql, viewer, sql`r`)}
    )
    select
      seen.id,
      seen.parent_id,
      -- A value, not exists: that may be answered from a hash of everything the member ever liked.
      (
        select true from comment_likes l where l.comment_id = seen.id and l.member_id = ${viewer.id}
      ) is true as is_liked
    from seen
    order by seen.id`;
}

/** The common part of many comments, in no order. */
export function selectComments(sql: Sql, ids: readonly string[]): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select
      c.id, c.post_id, c.parent_id, c.content, c.moderation_level, c.likes_count, c.created_at, c.deleted_at,
      ${authorColumns(sql)}
    from comments c
    join members author on author.id = c.author_id
    where c.id = any(${ids as string[]})`;
}

export interface VisibleComment {
  readonly id: string;
  readonly author_id: string;
  readonly content: string;
  readonly is_liked: boolean;
}

/** A comment the viewer may see under a post they may see; tombstones are nobody's to act on. */
export async function selectVisibleComment(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<VisibleComment | null> {
  const [row] = await sql<VisibleComment[]>`
    select
      c.id,
      c.author_id,
      c.content,
      exists (select from comment_likes l where l.comment_id = c.id and l.member_id = ${viewer.id}) as is_liked
    from comments c
    join posts p on p.id = c.post_id
    where c.id = ${id}
      and ${isVisible(sql, viewer)}`;
  return row ?? null;
}

/** One's own comment stays in reach even when the post's author has since blocked one: it can always be taken back. */
export function isVisible(sql: Sql, viewer: Viewer) {
  return sql`
    c.deleted_at is null
    and ${shownTo(sql, viewer, sql`c`)}
    and (c.author_id = ${viewer.id} or ${shownTo(sql, viewer, sql`p`)})`;
}

/**
 * Deletes an author's comment: one with replies becomes a tombstone, and the last reply of a tombstone takes it along
 * (decision 35). The reply count read is the locked row's, so a reply that arrives meanwhile is never lost. Null when the
 * comment is not there or not the author's.
 */
export async function deleteComment(
  sql: Sql,
  comment: { id: string; authorId: string; deletedAt: Date },
): Promise<{ comments_count: number } | null> {
  const [row] = await sql<{ comments_count: number }[]>`
    with post as (
      select p.id, p.comments_count
      from posts p
      where p.id = (select c.post_id from comments c where c.id = ${comment.id})
      for no key update of p
    ), target as (
      select c.id, c.post_id, c.parent_id, c.replies_count
      from post
      join comments c on c.post_id = post.id
      where c.id = ${comment.id}
        and c.author_id = ${comment.authorId}
        and c.deleted_at is null
      for update of c
    ), parent as (
      select c.id, c.deleted_at is not null and c.replies_count = 1 as is_over
      from target
      join comments c on c.id = target.parent_id
      for update of c
    ), buried as (
      update comments
      set content = '', likes_count = 0, deleted_at = ${comment.deletedAt}
      from target
      where comments.id = target.id and target.replies_count > 0
    ), unliked as (
      delete from comment_likes
      using target
      where comment_likes.comment_id = target.id and target.replies_count > 0
    ), unnamed as (
      delete from comment_mentions
      using target
      where comment_mentions.comment_id = target.id and target.replies_count > 0
    ), removed as (
      delete from comments
      using target
      where comments.id = target.id and target.replies_count = 0
    ), emptied as (
      delete from comments
      using parent
      where comments.id = parent.id and parent.is_over
    ), unanswered as (
      update comments
      set replies_count = comments.replies_count - 1
      from parent
      where comments.id = parent.id and not parent.is_over
    ), counted as (
      update posts
      set comments_count = posts.comments_count - 1
      from target
      where posts.id = target.post_id
    )
    select post.comments_count - 1 as comments_count
    from target
    join post on post.id = target.post_id`;
  return row ?? null;
}
