import type { Viewer } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/client.ts";
import { limitOf, pageOf } from "../../../db/limit-of.ts";
import type { KeysetPage } from "../../../db/cursor.ts";
import { type PostSkeleton, selectSkeletons } from "../skeleton-queries.ts";
import { postVisibleTo } from "../fragments.ts";

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
  // The column whose index gives the order: of a tag's posts, the tag's own.
  const id = hashtag === undefined ? sql`p.id` : sql`h.post_id`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select p.id, p.repost_of_id, null::timestamptz as place
      from posts p
      ${hashtag === undefined ? sql`` : sql`join post_hashtags h on h.post_id = p.id and h.tag = ${hashtag}`}
      where ${postVisibleTo(sql, viewer)}
        ${authorId === undefined ? sql`` : sql`and p.author_id = ${authorId}`}
        ${page.after ? sql`and ${id} < ${page.after}` : sql``}
      order by ${id} desc
      ${pageOf(sql, page)}`,
  );
}

/** Whom more are followed is looked for among so many of the newest posts before each one's own are. */
const few = 50;
const nearby = 1000;

/**
 * One page of what followed members posted. Who follows many finds a page among the newest posts; who follows few, or quiet
 * ones, is better served by each one's newest: the page can only be of those who posted last. All is bounded by `nearby` and
 * the number of follows, whatever the number of posts, and the second is left out when the first was enough.
 */
export function selectFollowingPage(sql: Sql, viewer: Viewer, page: KeysetPage): Promise<PostSkeleton[]> {
  const wanted = page.limit + page.offset;
  const below = page.after ? sql`and p.id < ${page.after}` : sql``;
  const newestOf = (author: Fragment, count: number) =>
    sql`
          select p.id, p.repost_of_id
          from posts p
          where p.author_id = ${author}
            and ${postVisibleTo(sql, viewer)}
            ${below}
          order by p.id desc
          limit ${limitOf(sql, count)}`;
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with near as (
        select p.id, p.repost_of_id
        from (
          select p.id, p.author_id, p.repost_of_id, p.moderation_level
          from posts p
          where (select count(*) from (select from follows where follower_id = ${viewer.id} limit ${
      limitOf(sql, few)
    }) as f) = ${few}
            ${below}
          order by p.id desc
          limit ${limitOf(sql, nearby)}
        ) as p
        -- A value, looked up post by post: made a join, it is one over all the viewer's follows.
        where (
            select true from follows f where f.follower_id = ${viewer.id} and f.followed_id = p.author_id
          )
          and ${postVisibleTo(sql, viewer)}
        order by p.id desc
        limit ${limitOf(sql, wanted)}
      ), latest as (
        select f.followed_id, newest.id
        from follows f
        cross join lateral (${newestOf(sql`f.followed_id`, 1)}
        ) as newest
        where f.follower_id = ${viewer.id}
          and (select count(*) from near) < ${wanted}
        order by newest.id desc
        limit ${limitOf(sql, wanted)}
      ), far as (
        select theirs.id, theirs.repost_of_id
        from latest
        cross join lateral (${newestOf(sql`latest.followed_id`, wanted)}
        ) as theirs
        order by theirs.id desc
        limit ${limitOf(sql, wanted)}
      )
      select found.id, found.repost_of_id, null::timestamptz as place
      from (
        select id, repost_of_id from near
        union
        select id, repost_of_id from far
      ) as found
      order by found.id desc
      ${pageOf(sql, page)}`,
  );
}
