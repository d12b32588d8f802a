import type { Viewer } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, pageOf } from "../../../db/limit-clause.ts";
import type { KeysetPage } from "../../../db/id-cursor.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { postListedFor, postVisibleTo } from "../post-visibility-fragments.ts";

/** The filter of a list of posts; all posts by default. */
export interface PostFilter {
  readonly authorId?: string;
  /** Folded. */
  readonly hashtag?: string;
}

/** One page, newest first, of the posts the viewer may see. What a mute hides stays in its author's own list (mutes.1). */
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
      where ${
      authorId === undefined
        ? postListedFor(sql, viewer)
        : sql`p.author_id = ${authorId} and ${postVisibleTo(sql, viewer)}`
    }
        ${page.after ? sql`and ${id} < ${page.after}` : sql``}
      order by ${id} desc
      ${pageOf(sql, page)}`,
  );
}

/** This many of the newest posts are searched first, before the newest posts of each followed member. */
const few = 50;
const nearby = 1000;

/**
 * One page of the followed members' posts. With many follows a page is found among the newest posts; with few or quiet
 * ones it is faster to read each member's newest. All reads are bounded by `nearby` and
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
            and ${postListedFor(sql, viewer)}
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
          and ${postListedFor(sql, viewer)}
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
