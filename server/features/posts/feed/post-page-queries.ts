import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { isPostListedFor, isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";
import { foundByFollows } from "./following-queries.ts";

/** The filter of a list of posts; all posts by default. */
export interface PostFilter {
  readonly authorId?: string;
  /** Only the author's posts with a picture of their own; reposts have none. */
  readonly hasPicture?: boolean;
  /** Folded. */
  readonly hashtag?: string;
}

/**
 * One page, newest first, of the posts the viewer may see. Muted authors' posts stay in their own
 * lists (mutes.1).
 */
export function selectPostPage(
  sql: Sql,
  viewer: Viewer,
  page: KeysetPage,
  filter: PostFilter = {},
): Promise<PostSkeleton[]> {
  const { authorId, hashtag, hasPicture = false } = filter;
  // The column whose index gives the order: for a tag's posts, the tag's own.
  const id = hashtag === undefined ? sql`p.id` : sql`h.post_id`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select p.id, p.repost_of_id, null::timestamptz as place
      from posts p
      ${hashtag === undefined ? sql`` : sql`join post_hashtags h on h.post_id = p.id and h.tag = ${hashtag}`}
      where ${
      authorId === undefined
        ? isPostListedFor(sql, viewer)
        : sql`p.author_id = ${authorId} and ${isPostVisibleTo(sql, viewer, "close")}`
    }
        ${hasPicture ? sql`and p.image_id is not null` : sql``}
        ${page.after ? sql`and ${id} < ${page.after}` : sql``}
      order by ${id} desc
      ${makePageClause(sql, page)}`,
  );
}

/** One page of the followed members' posts. */
export function selectFollowingPage(sql: Sql, viewer: Viewer, page: KeysetPage): Promise<PostSkeleton[]> {
  const found = foundByFollows(sql, sql`${viewer.id}`, {
    columns: sql`p.id, p.repost_of_id`,
    wanted: page.limit + page.offset,
    below: page.after ? sql`p.id < ${page.after}` : sql`true`,
    isListed: isPostListedFor(sql, viewer, "close"),
  });
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with ${found}
      select found.id, found.repost_of_id, null::timestamptz as place
      from found
      order by found.id desc
      ${makePageClause(sql, page)}`,
  );
}
