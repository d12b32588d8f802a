import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenContent } from "./effect.ts";
import { countPosts } from "./effect-queries.ts";
import { hideComments, restoreComments } from "./hide-comment.ts";
import { hideOriginals, restoreOriginals } from "./hide-post.ts";

/** How much of each kind is hidden or restored at once; a job does the rest. */
const batch = 100;

/**
 * Hides a batch of what a member had posted at a moment, the newest first: posts, reposts and
 * comments. What they write later stays. `hasMore`: call it again (`mergeHidden` joins both).
 */
export async function hideContentOf(
  tx: Tx,
  memberId: string,
  at: Date,
  most: number = batch,
): Promise<HiddenContent> {
  const { postIds, commentIds } = await selectNewestOf(tx, memberId, at, most);
  await lockPostsOf(tx, postIds, commentIds);
  const reposts = await hideReposts(tx, postIds, at);
  const posts = await hideOriginals(tx, postIds, at);
  const comments = await hideComments(tx, commentIds, at);
  if (posts.hidden.length > 0) await countPosts(tx, memberId, -posts.hidden.length);
  return {
    posts: posts.hidden.map(({ id }) => id),
    reposts,
    comments: comments.hidden.map(({ id }) => id),
    promotions: posts.hidden.flatMap(({ promotions }) => promotions),
    notified: [...posts.notified, ...comments.notified],
    hasMore: postIds.length === most || commentIds.length === most,
  };
}

/**
 * Takes a batch of `hideContentOf` back. Returns what is left for the next one, and the rows of
 * members' lists that came back.
 */
export async function restoreContentOf(
  tx: Tx,
  hidden: HiddenContent,
  at: Date,
  most: number = batch,
): Promise<{ readonly left: HiddenContent; readonly notified: readonly (Notified | null)[] }> {
  const { now, left } = splitHidden(hidden, most);
  await lockPostsOf(tx, [...now.posts, ...now.reposts], now.comments);
  const posts = await restoreOriginals(tx, now.posts, now.promotions, at);
  await showReposts(tx, now.reposts);
  const comments = await restoreComments(tx, now.comments) ?? [];
  // All of one member.
  const [post] = posts.restored;
  if (post) await countPosts(tx, post.authorId, posts.restored.length);
  return { left, notified: [...posts.notified, ...comments] };
}

/** Splits into the first of each kind, which are restored now, and the rest. */
export function splitHidden(
  { posts = [], reposts = [], comments = [], promotions = [] }: Partial<HiddenContent>,
  most: number,
): { readonly now: Omit<HiddenContent, "hasMore" | "notified">; readonly left: HiddenContent } {
  return {
    now: {
      posts: posts.slice(0, most),
      reposts: reposts.slice(0, most),
      comments: comments.slice(0, most),
      promotions,
    },
    left: {
      posts: posts.slice(most),
      reposts: reposts.slice(most),
      comments: comments.slice(most),
      promotions,
      hasMore: [posts, reposts, comments].some(({ length }) => length > most),
    },
  };
}

/** Two batches of `hideContentOf` as one; `hasMore` is the later one's. */
export function mergeHidden(
  one: Partial<HiddenContent> | null,
  later: Partial<HiddenContent> | null,
): HiddenContent {
  const joined = (kind: "posts" | "reposts" | "comments" | "promotions") => [
    ...one?.[kind] ?? [],
    ...later?.[kind] ?? [],
  ];
  return {
    posts: joined("posts"),
    reposts: joined("reposts"),
    comments: joined("comments"),
    promotions: joined("promotions"),
    notified: [...one?.notified ?? [], ...later?.notified ?? []],
    hasMore: later?.hasMore ?? one?.hasMore ?? false,
  };
}

/** By `posts_by_author` and `comments_by_author`. */
async function selectNewestOf(
  tx: Tx,
  memberId: string,
  at: Date,
  most: number,
): Promise<{ readonly postIds: readonly string[]; readonly commentIds: readonly string[] }> {
  const [row] = await tx<{ postIds: string[]; commentIds: string[] }[]>`
    select
      array(
        select id
        from posts
        where author_id = ${memberId} and removed_at is null and created_at <= ${at}
        order by id desc
        limit ${most}
      ) as "postIds",
      array(
        select id
        from comments
        where author_id = ${memberId} and deleted_at is null and created_at <= ${at}
        order by id desc
        limit ${most}
      ) as "commentIds"`;
  return row ?? { postIds: [], commentIds: [] };
}

/** Locks the posts that a batch changes: given posts, what they repost, and those of comments. */
async function lockPostsOf(tx: Tx, postIds: readonly string[], commentIds: readonly string[]): Promise<void> {
  await tx`
    select from posts
    where id in (
      select id from posts where id = any(${hideLength(tx, postIds)})
      union all
      select repost_of_id from posts where id = any(${hideLength(tx, postIds)})
      union all
      select post_id from comments where id = any(${hideLength(tx, commentIds)})
    )
    order by id
    for no key update`;
}

/** Hides those of some posts that are reposts. Returns their ids. */
async function hideReposts(tx: Tx, postIds: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    with hidden as (
      update posts
      set removed_at = ${at}
      where id = any(${hideLength(tx, postIds)})
        and repost_of_id is not null
        and removed_at is null
      returning id, repost_of_id
    ), counted as (
      update posts
      set reposts_count = reposts_count - reposted.times
      from (select repost_of_id, count(*)::integer as times from hidden group by repost_of_id) as reposted
      where posts.id = reposted.repost_of_id
    )
    select id from hidden order by id`;
  return rows.map(({ id }) => id);
}

async function showReposts(tx: Tx, repostIds: readonly string[]): Promise<void> {
  await tx`
    with shown as (
      update posts
      set removed_at = null
      where id = any(${hideLength(tx, repostIds)})
        and repost_of_id is not null
        and removed_at is not null
      returning repost_of_id
    )
    update posts
    set reposts_count = reposts_count + reposted.times
    from (select repost_of_id, count(*)::integer as times from shown group by repost_of_id) as reposted
    where posts.id = reposted.repost_of_id`;
}
