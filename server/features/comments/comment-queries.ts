import type { Viewer } from "../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { KeysetPage } from "../../db/id-cursor.ts";
import { attachedPictures, type PictureRow } from "../media/attached/attached-fragments.ts";
import { authorColumns, type AuthorRow } from "../members/author-and-card-fragments.ts";
import { coverColumns, type CoverRow } from "../moderation/covers/cover-fragments.ts";
import type { EditedRow } from "../revisions/present-edits.ts";
import type { Notified } from "../notifications/notify-fragments.ts";
import { selectOriginal } from "../../db/visibility/post-visibility.ts";
import { isFolded } from "./fold-fragments.ts";
import { isContentListedFor, isContentShownTo } from "../../db/visibility/content-visibility.ts";
import { isPostShownTo } from "../../db/visibility/post-visibility.ts";

/** The viewer's part of a comment: whether they see it, and whether they like it. */
export interface CommentSkeleton {
  readonly id: string;
  readonly parent_id: string | null;
  readonly is_liked: boolean;
}

/** The part that is the same for every viewer. */
export interface CommentRow extends AuthorRow, EditedRow, CoverRow {
  readonly id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly content: string;
  readonly language: string | null;
  /** Null in comments of version 0.1.0. */
  readonly mentions: readonly string[] | null;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly likes_count: number;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
  readonly is_folded: boolean;
  /** In their order; null when there are none. */
  readonly pictures: readonly PictureRow[] | null;
}

/**
 * A page of a post's threads, oldest first, each followed by its replies. A tombstone is shown
 * while the viewer sees one of its replies; replies to a hidden or muted comment are hidden with it
 * (mutes.1).
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
      where c.post_id = ${selectOriginal(sql, postId)}
        and c.parent_id is null
        ${page.after ? sql`and c.id > ${page.after}` : sql``}
        and case
          when c.deleted_at is null then ${isContentListedFor(sql, viewer, sql`c`)}
          else exists (
            select from comments r
            where r.parent_id = c.id
              and ${isContentListedFor(sql, viewer, sql`r`)}
          )
        end
      order by c.id
      ${makePageClause(sql, page)}
    ), seen as (
      select id, null::uuid as parent_id
      from threads
      union all
      select r.id, r.parent_id
      from threads
      join comments r on r.parent_id = threads.id
      where ${isContentListedFor(sql, viewer, sql`r`)}
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

/** The columns of a `CommentRow`, of the comment `c` and its `author`. */
export function commentColumns(sql: Sql): Fragment {
  return sql`
      c.id, c.post_id, c.parent_id, c.content, c.language, c.mentions, c.moderation_level, c.likes_count, c.created_at,
      c.revision, c.edited_at, c.deleted_at, ${isFolded(sql, sql`c`)} as is_folded, ${
    coverColumns(sql, sql`c`)
  },
      ${attachedPictures(sql, "comment_id", sql`c.id`)} as pictures,
      ${authorColumns(sql)}`;
}

/** The common part of many comments, in no order. */
export function selectComments(sql: Sql, ids: readonly string[]): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select ${commentColumns(sql)}
    from comments c
    join members author on author.id = c.author_id
    where c.id = any(${ids as string[]})`;
}

/** The part of a discussion that is read to understand it. */
export interface SaidRow {
  readonly id: string;
  readonly username: string;
  readonly content: string;
}

/**
 * The latest comments of a post that the viewer sees, newest first, by `comments_of_post`. As in
 * `selectThreads`, the replies to a hidden or muted comment are hidden with it.
 */
export function selectLatestComments(
  sql: Sql,
  viewer: Viewer,
  { postId, limit }: { postId: string; limit: number },
): Promise<SaidRow[]> {
  return sql<SaidRow[]>`
    select c.id, author.username, c.content
    from comments c
    join members author on author.id = c.author_id
    left join comments parent on parent.id = c.parent_id
    where c.post_id = ${postId}
      and c.deleted_at is null
      -- Of pictures alone there is nothing to read.
      and c.content <> ''
      and ${isContentListedFor(sql, viewer, sql`c`)}
      and (parent.id is null or parent.deleted_at is not null or ${
    isContentListedFor(sql, viewer, sql`parent`)
  })
    order by c.id desc
    limit ${limit}`;
}

interface VisibleComment {
  readonly id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly author_id: string;
  readonly post_author_id: string;
  readonly content: string;
  readonly moderation_level: CommentRow["moderation_level"];
  readonly is_liked: boolean;
}

/** A comment the viewer may see under a post they may see; not a tombstone. */
export async function selectVisibleComment(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<VisibleComment | null> {
  const [row] = await sql<VisibleComment[]>`
    select
      c.id,
      c.post_id,
      c.parent_id,
      c.author_id,
      p.author_id as post_author_id,
      c.content,
      c.moderation_level,
      exists (select from comment_likes l where l.comment_id = c.id and l.member_id = ${viewer.id}) as is_liked
    from comments c
    join posts p on p.id = c.post_id
    where c.id = ${id}
      and ${isVisible(sql, viewer)}`;
  return row ?? null;
}

/**
 * The viewer's own comment is found even when the post's author has since blocked them, so that
 * they can always delete it.
 */
export function isVisible(sql: Sql, viewer: Viewer) {
  return sql`
    c.deleted_at is null
    and ${isContentShownTo(sql, viewer, sql`c`)}
    and (c.author_id = ${viewer.id} or ${isPostShownTo(sql, viewer, sql`p`, "close")})`;
}

interface DeletedComment {
  readonly notified: readonly Notified[] | null;
}

/** Deletes an author's comment; see delete_comment. Null when it is not theirs. */
export async function deleteCommentRow(
  sql: Sql,
  comment: { id: string; authorId: string; deletedAt: Date },
): Promise<DeletedComment | null> {
  const [row] = await sql<{ deleted: DeletedComment | null }[]>`
    select delete_comment(${comment.id}, ${comment.authorId}, ${comment.deletedAt}) as deleted`;
  return row?.deleted ?? null;
}
