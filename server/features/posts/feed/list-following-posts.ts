import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import {
  aboveAllIds,
  belowAllIds,
  getNextCursor,
  type KeysetPage,
  parseKeysetPage,
} from "../../../db/id-cursor.ts";
import { readCachedEntries } from "../hydrate/cached-entries.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import { readReader } from "../readers/kept-readers.ts";
import { findFollowed } from "./find-followed.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { createSharedList, isUsual, writeSharedPage } from "./shared-list.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { isPostListedFor } from "../../../db/visibility/post-visibility.ts";
import { hideLength } from "../../../db/hide-length.ts";

/** With more active follows than this, a page is first looked for among the newest posts. */
const many = 200;
/** How many of the newest posts are searched. */
const nearby = 1000;

/** A member's list of followed posts: where its page begins, and how many ids are wanted. */
interface FollowingQuestion {
  readonly readerId: string;
  readonly after: string | null;
}

/** Posts `p` of followed members. */
interface FollowedPosts {
  /** The id, and what else is wanted; with the id alone the index suffices. */
  readonly columns: Fragment;
  readonly wanted: number;
  readonly below: Fragment;
  /** The condition on a post. */
  readonly isListed: Fragment;
}

function newestOf(
  sql: Sql,
  { columns, below, isListed }: FollowedPosts,
  { author, count, from = sql`true` }: { author: Fragment; count: number; from?: Fragment },
): Fragment {
  return sql`
          select ${columns}
          from posts p
          where p.author_id = ${author}
            and ${below}
            and ${isListed}
            and ${from}
          order by p.id desc
          limit ${limitOf(sql, count)}`;
}

/**
 * CTEs that end in `found` (`columns`): the newest posts, at least `wanted`, of the members that
 * `reader` follows. With many follows they are found among the newest posts; with few, or when
 * these are not enough, by reading the newest posts of each followed member, except those who never
 * posted (`is_quiet`). All reads are bounded by `nearby` and the number of the other follows,
 * whatever the number of posts.
 */
function foundByFollows(sql: Sql, reader: Fragment, asked: FollowedPosts): Fragment {
  const { columns, wanted, below, isListed } = asked;
  return sql`
      near as (
        select ${columns}
        from (
          select p.id, p.author_id, p.repost_of_id, p.quoted_post_id, p.moderation_level, p.only_distress, p.removed_at
          from posts p
          where ${below}
            and (
              select count(*)
              from (
                select
                from follows f
                where f.follower_id = ${reader} and not f.is_quiet
                limit ${limitOf(sql, many)}
              ) as f
            ) = ${limitOf(sql, many)}
          order by p.id desc
          limit ${limitOf(sql, nearby)}
        ) as p
        -- A value, looked up post by post: made a join, it is one over all the reader's follows.
        where (select true from follows f where f.follower_id = ${reader} and f.followed_id = p.author_id)
          and ${isListed}
        order by p.id desc
        limit ${limitOf(sql, wanted)}
      ), latest as (
        select f.followed_id, newest.id
        from follows f
        cross join lateral (${newestOf(sql, asked, { author: sql`f.followed_id`, count: 1 })}
        ) as newest
        where f.follower_id = ${reader}
          and not f.is_quiet
          and (select count(*) from near) < ${wanted}
        order by newest.id desc
        limit ${limitOf(sql, wanted)}
      ), lowest as (
        -- As many posts are not older, so that only those of its authors are read.
        select case when count(*) = ${wanted} then min(latest.id::text)::uuid else ${belowAllIds}::uuid end as id
        from latest
      ), far as (
        select theirs.*
        from latest
        cross join lateral (${
    newestOf(sql, asked, {
      author: sql`latest.followed_id`,
      count: wanted,
      from: sql`p.id >= (select id from lowest)`,
    })
  }
        ) as theirs
        order by theirs.id desc
        limit ${limitOf(sql, wanted)}
      ), found as (
        select * from near
        union
        select * from far
      )`;
}

/**
 * The ids of the newest posts of each reader's follows, at most `most`, for any viewer:
 * `EntryForAllReaders` decides visibility.
 */
async function selectFollowedIds(
  sql: Sql,
  questions: readonly FollowingQuestion[],
  most: number,
): Promise<(readonly string[])[]> {
  const rows = await sql<{ place: number; ids: string[] }[]>`
    select asked.place::integer - 1 as place, page.ids
    from unnest(
      ${hideLength(sql, questions.map(({ readerId }) => readerId))},
      ${hideLength(sql, questions.map(({ after }) => after ?? aboveAllIds))}
    ) with ordinality as asked (reader, after, place)
    cross join lateral (
      with ${
    foundByFollows(sql, sql`asked.reader`, {
      columns: sql`p.id`,
      wanted: most,
      below: sql`p.id < asked.after`,
      isListed: sql`true`,
    })
  }
      -- One value a reader: the driver reads it in a tenth of the time of as many rows.
      select json_agg(newest.id order by newest.id desc) as ids
      from (select found.id from found order by found.id desc limit ${limitOf(sql, most)}) as newest
    ) as page
    where page.ids is not null`;
  const idsOf = new Map(rows.map(({ place, ids }) => [place, ids]));
  return questions.map((_, place) => idsOf.get(place) ?? []);
}

/** Read first: enough for a page of twenty when a sixth of the posts is hidden from the reader. */
const usual = 24;
/** The same when a third is hidden. */
const chosen = 30;

const followedIds = batchReads((sql, questions: readonly FollowingQuestion[]) =>
  selectFollowedIds(sql, questions, chosen)
);

/**
 * Posts and reposts of the members the actor follows, newest first (feed.4). A usual page is
 * composed of posts that all readers share; a long one, or one with too many hidden posts, is read
 * by its own statement.
 */
export async function listFollowingPosts(ctx: MemberCtx, query: PageQuery): Promise<PostPage> {
  const page = parseKeysetPage(query);
  if (isUsual(page)) {
    const shared = await readSharedPage(ctx, page);
    if (shared) return shared;
  }
  const skeletons = await selectFollowingPage(ctx.sql, ctx.actor, page);
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextCursor(skeletons, page) };
}

/** Null when too many posts are hidden. */
async function readSharedPage(ctx: MemberCtx, page: KeysetPage): Promise<PostPage | null> {
  const { sql, actor } = ctx;
  const { follows } = await readReader(sql, actor.id);
  const ids = await findFollowed(sql, follows, page.after, chosen) ??
    await followedIds(sql, { readerId: actor.id, after: page.after });
  const isAll = ids.length < chosen;
  const usually = await composePage(ctx, page, ids.slice(0, usual), isAll && ids.length <= usual);
  return usually ?? (ids.length > usual ? await composePage(ctx, page, ids, isAll) : null);
}

/** The page of these posts; null when too many of them are hidden. */
async function composePage(
  ctx: MemberCtx,
  page: KeysetPage,
  ids: readonly string[],
  isAll: boolean,
): Promise<PostPage | null> {
  const { sql, actor, metrics } = ctx;
  const entries = await readCachedEntries(sql, ids, (outcome) => metrics.countCache("posts", outcome));
  const list = createSharedList(entries, isAll);
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  return writeSharedPage(ctx, "following", {
    list,
    state,
    page,
    isShown: (entry) => entry.isListedFor(actor, state, "close"),
  });
}

/** One page of the followed members' posts. */
function selectFollowingPage(sql: Sql, viewer: Viewer, page: KeysetPage): Promise<PostSkeleton[]> {
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
