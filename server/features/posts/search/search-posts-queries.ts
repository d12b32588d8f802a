import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { postListedFor } from "../../../db/visibility/post-visibility.ts";
import { nameMatches } from "../../members/author-and-card-fragments.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { matches, matchingBeginnings, matchingByPeriod } from "./matching-posts-fragments.ts";
import type { PostCount } from "../counted-posts.ts";
import type { PostSearch, Wanted } from "./post-search.ts";

const authorsSearched = 200;
/** How many of the newest posts are read before the index is. */
const nearby = 1000;
/** As many are counted through for beginnings of words. */
const newestCounted = 3000;

/** Places of the two parts of a search: whole words, then all others (search.3). */
const wholePlace = 1;
const otherPlace = 0;

/**
 * One page: posts with the words whole, then those with longer words and those by authors with the
 * name, each newest first. A repost has no words of its own.
 */
export function selectSearchPage(
  sql: Sql,
  viewer: Viewer,
  page: PlacedPage,
  search: PostSearch,
): Promise<PostSkeleton[]> {
  const wanted = page.limit + page.offset;
  const whole = search.whole ?? search.found;
  const longer = search.whole ? search.found : null;
  const isWhole = whole ? sql`(${matches(sql, whole)}) is true` : sql`false`;
  const belowIn = (place: number) =>
    page.after?.order === place ? sql`and p.id < ${page.after.id}` : sql``;
  const hasWhole = whole !== null && page.after?.order !== otherPlace;
  const isFull = hasWhole ? sql`(select count(*) from whole) >= ${wanted}` : sql`false`;
  const other = {
    viewer,
    below: belowIn(otherPlace),
    only: sql`not ${isFull}`,
    except: sql`and not ${isWhole}`,
    wanted,
  };
  return selectSkeletons(
    sql,
    viewer,
    sql`
      with whole as materialized (
        ${
      hasWhole
        ? newestByWords(sql, whole, { viewer, below: belowIn(wholePlace), only: sql`true`, wanted })
        : none(sql)
    }
      ), other as materialized (
        select one.id
        from (
          ${longer ? newestByWords(sql, longer, other) : none(sql)}
          union
          ${newestByAuthor(sql, search.name, other)}
          union
          ${newestWithoutTokens(sql, search.words, other)}
        ) as one
        order by one.id desc
        limit ${limitOf(sql, wanted)}
      )
      select found.id, null::uuid as repost_of_id, to_timestamp(found.place / 1000.0) as place
      from (
        select id, ${wholePlace}::integer as place from whole
        union all
        select id, ${otherPlace}::integer from other
      ) as found
      order by found.place desc, found.id desc
      ${pageClause(sql, page)}`,
  );
}

interface Part {
  readonly viewer: Viewer;
  /** Begins with `and`; so does `except`. */
  readonly below: Fragment;
  /** Whether to read anything. */
  readonly only: Fragment;
  readonly except?: Fragment;
  readonly wanted: number;
}

/**
 * The planner cannot know whether a word is common or rare, so the query decides: common words fill
 * a page from the newest posts, others are read by the index.
 */
function newestByWords(sql: Sql, words: Wanted, part: Part): Fragment {
  const { below, only, except = sql``, wanted } = part;
  const isCandidate = candidate(sql, part.viewer);
  return sql`(
        with near as materialized (
          select p.id
          from (
            select p.id, p.author_id, p.repost_of_id, p.moderation_level, p.search_text, p.search_tokens
            from posts p
            where ${only} ${below}
            order by p.id desc
            limit ${limitOf(sql, nearby)}
          ) as p
          where ${matches(sql, words)} ${except}
            and ${isCandidate}
          order by p.id desc
          limit ${limitOf(sql, wanted)}
        ), far as (
          select far.id
          from ${
    (words.mayGoOn ? matchingBeginnings : matchingByPeriod)(sql, {
      matching: (within) => sql`${matches(sql, words, within)} ${except}`,
      below: sql`and ${only} and (select count(*) from near) < ${wanted} ${below}`,
      isCandidate,
      wanted,
    })
  } as far
        )
        select id from near union select id from far
        order by id desc
        limit ${limitOf(sql, wanted)}
      )`;
}

function newestByAuthor(sql: Sql, name: string, { viewer, below, only, except, wanted }: Part): Fragment {
  return sql`(
        select posted.id
        from (${selectAuthors(sql, name)}) as m
        cross join lateral (
          select p.id
          from posts p
          where p.author_id = m.id
            and ${only}
            and ${candidate(sql, viewer)}
            ${except ?? sql``}
            ${below}
          order by p.id desc
          limit ${limitOf(sql, wanted)}
        ) as posted
        order by posted.id desc
        limit ${limitOf(sql, wanted)}
      )`;
}

/** Posts of an earlier release that no job has filled yet, by the words as PostgreSQL splits them. */
function newestWithoutTokens(sql: Sql, words: string | null, { viewer, below, only, wanted }: Part): Fragment {
  if (words === null) return none(sql);
  return sql`(
        select p.id
        from posts p
        where ${only}
          and ${isUnfilled(sql, words)}
          and ${candidate(sql, viewer)}
          ${below}
        order by p.id desc
        limit ${limitOf(sql, wanted)}
      )`;
}

/** The first condition is asked once, so that nothing is read when all posts have tokens. */
function isUnfilled(sql: Sql, words: string): Fragment {
  return sql`
          exists (select from posts where search_tokens is null and repost_of_id is null)
          and p.search_tokens is null
          and to_tsvector('simple', p.content) @@ to_tsquery('simple', ${words})`;
}

/**
 * The posts that a search finds, at most `most`, counted by author and level, for any viewer: for
 * `CountedPosts`.
 */
export async function selectFoundCounts(sql: Sql, search: PostSearch, most: number): Promise<PostCount[]> {
  const [row] = await sql<{ counts: PostCount[] }[]>`
    select coalesce(json_agg(json_build_array(one.author_id, one.moderation_level, one.posts)), '[]') as counts
    from (
      select found.author_id, found.moderation_level, count(*) as posts
      from (${allFound(sql, search, { isCandidate: sql`p.repost_of_id is null`, most })}) as found
      group by found.author_id, found.moderation_level
    ) as one`;
  return row?.counts ?? [];
}

/**
 * The number of posts that a search finds for the viewer, counted up to `upTo`; `upTo + 1` means
 * more.
 */
export async function countFound(
  sql: Sql,
  viewer: Viewer,
  search: PostSearch,
  upTo: number,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count
    from (${allFound(sql, search, { isCandidate: candidate(sql, viewer), most: upTo + 1 })}) as found`;
  return Math.min(row?.count ?? 0, upTo + 1);
}

/** At most `most` of each kind, in no order. */
function allFound(
  sql: Sql,
  { found, whole, words, name }: PostSearch,
  { isCandidate, most }: { isCandidate: Fragment; most: number },
): Fragment {
  const limit = sql`limit ${limitOf(sql, most)}`;
  const columns = sql`p.id, p.author_id, p.moderation_level`;
  const none = sql`(select ${columns} from posts p where false)`;
  const exact = [whole, found].find((wanted) => wanted && !wanted.mayGoOn);
  const byPeriod = exact && matchingByPeriod(sql, {
    matching: (within) => matches(sql, exact, within),
    below: sql``,
    isCandidate,
    wanted: most,
  });
  const ifFewer = (of: Fragment) => sql`(select count(*) from ${of}) < ${most}`;
  // Of a common beginning the newest posts have as many; of others the index reads little.
  const beginnings = found?.mayGoOn
    ? sql`
      newest_longer as materialized (
        select ${columns}
        from (
          select ${columns}, p.repost_of_id, p.search_text, p.search_tokens
          from posts p
          where ${ifFewer(sql`by_period`)}
          order by p.id desc
          limit ${newestCounted}
        ) as p
        where ${matches(sql, found)} and ${isCandidate}
        ${limit}
      ), longer as materialized (
        select ${columns}
        from posts p
        where ${ifFewer(sql`by_period`)}
          and ${ifFewer(sql`newest_longer`)}
          and ${matches(sql, found)}
          and ${isCandidate}
        ${limit}
      )`
    : sql`newest_longer as (${none}), longer as (${none})`;
  return sql`
      with by_period as materialized (${byPeriod ?? none}), ${beginnings}
      select * from by_period
      union
      select * from newest_longer
      union
      select * from longer
      union
      (
        select ${columns}
        from (${selectAuthors(sql, name)}) as m
        join posts p on p.author_id = m.id
        where ${isCandidate}
        ${limit}
      )
      union
      (
        select ${columns}
        from posts p
        where ${words === null ? sql`false` : isUnfilled(sql, words)}
          and ${isCandidate}
        ${limit}
      )`;
}

function candidate(sql: Sql, viewer: Viewer): Fragment {
  return sql`(p.repost_of_id is null and ${postListedFor(sql, viewer)})`;
}

function selectAuthors(sql: Sql, name: string): Fragment {
  return sql`select m.id from members m where ${nameMatches(sql, name)} limit ${
    limitOf(sql, authorsSearched)
  }`;
}

function none(sql: Sql): Fragment {
  return sql`(select p.id from posts p where false)`;
}
