import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import type { KeysetPage } from "../../db/cursor.ts";
import { type PostSkeleton, selectSkeletons } from "./skeleton-queries.ts";
import { postVisibleTo } from "./visible-post.ts";

/** Which posts a list shows; all of them when nothing is said. */
export interface PostFilter {
  readonly authorId?: string;
  /** Folded. */
  readonly hashtag?: string;
}

/** One page, newest first, of the posts the viewer may see. */
export function selectPostPage(
  sql: Sql,
  viewer: Viewer,
  page: KeysetPage,
  filter: PostFilter = {},
): Promise<PostSkeleton[]> {
  const { authorId, hashtag } = filter;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select p.id, p.repost_of_id, null::timestamptz as place
      from posts p
      ${hashtag === undefined ? sql`` : sql`join post_hashtags h on h.post_id = p.id and h.tag = ${hashtag}`}
      where ${postVisibleTo(sql, viewer)}
        ${authorId === undefined ? sql`` : sql`and p.author_id = ${authorId}`}
        ${page.after ? sql`and p.id < ${page.after}` : sql``}
      order by ${hashtag === undefined ? sql`p.id` : sql`h.post_id`} desc
      limit ${page.limit}
      offset ${page.offset}`,
  );
}

/** So many of the newest posts are looked through before each followed member's own are. */
const nearby = 1000;

/**
 * One page of what followed members posted. Who follows many finds a page among the newest posts; who follows few is better
 * served by asking for each one's newest. Both are bounded, and the second is left out when the first was enough.
 */
export function selectFollowingPage(sql: Sql, viewer: Viewer, page: KeysetPage): Promise<PostSkeleton[]> {
  const wanted = page.limit + page.offset;
  const below = page.after ? sql`and p.id < ${page.after}` : sql``;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with near as (
        select p.id, p.repost_of_id
        from (
          select p.id, p.author_id, p.repost_of_id, p.moderation_level
          from posts p
          where true ${below}
          order by p.id desc
          limit ${nearby}
        ) as p
        where exists (
            select from follows f where f.follower_id = ${viewer.id} and f.followed_id = p.author_id
          )
          and ${postVisibleTo(sql, viewer)}
        order by p.id desc
        limit ${wanted}
      ), far as (
        select theirs.id, theirs.repost_of_id
        from follows f
        cross join lateral (
          select p.id, p.repost_of_id
          from posts p
          where p.author_id = f.followed_id
            and ${postVisibleTo(sql, viewer)}
            ${below}
          order by p.id desc
          limit ${wanted}
        ) as theirs
        where f.follower_id = ${viewer.id}
          and (select count(*) from near) < ${wanted}
        order by theirs.id desc
        limit ${wanted}
      )
      select found.id, found.repost_of_id, null::timestamptz as place
      from (
        select id, repost_of_id from near
        union
        select id, repost_of_id from far
      ) as found
      order by found.id desc
      limit ${page.limit}
      offset ${page.offset}`,
  );
}
