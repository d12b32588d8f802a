import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import type { PostCount } from "../counted-posts.ts";
import { countsOf } from "../counted-posts-fragments.ts";
import { mayFindPost, selectAuthors } from "./found-posts-fragments.ts";
import { findMatchingPosts, matches } from "./matching-posts-fragments.ts";
import type { PostSearch, Wanted } from "./post-search.ts";

/** As many are counted through for beginnings of words. */
const newestCounted = 3000;

/**
 * The posts that a search finds, at most `most`, counted by author and level, for any viewer: for
 * `CountedPosts`. Of posts with whole words, none newer than `newestWhole`.
 */
export async function selectFoundCounts(
  sql: Sql,
  search: PostSearch,
  newestWhole: string | null,
  most: number,
): Promise<PostCount[]> {
  const isCandidate = sql`(p.repost_of_id is null and p.removed_at is null)`;
  const [row] = await sql<{ counts: PostCount[] }[]>`
    select ${countsOf(sql, sql`one`)} as counts
    from (
      select found.author_id, found.moderation_level, null as language, count(*) as posts
      from (${allFound(sql, search, { isCandidate, newestWhole, most })}) as found
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
  { newestWhole, upTo }: { newestWhole: string | null; upTo: number },
): Promise<number> {
  const isCandidate = mayFindPost(sql, viewer);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count
    from (${allFound(sql, search, { isCandidate, newestWhole, most: upTo + 1 })}) as found`;
  return Math.min(row?.count ?? 0, upTo + 1);
}

interface Counted {
  readonly isCandidate: Fragment;
  readonly newestWhole: string | null;
  readonly most: number;
}

/**
 * Found posts in no order, at most `most` of each kind: with whole words, with longer words, and by
 * the author's names.
 */
function allFound(sql: Sql, { found, whole, name }: PostSearch, counted: Counted): Fragment {
  const { isCandidate, newestWhole, most } = counted;
  const exact = [whole, found].find((wanted) => wanted && !wanted.mayGoOn);
  const byPeriod = exact && newestWhole !== null
    ? findMatchingPosts(sql, {
      matching: (within) => matches(sql, exact, within),
      below: sql`and p.id <= ${newestWhole}`,
      isCandidate,
      wanted: most,
      inAnyOrder: true,
    })
    : sql`(select ${foundColumns(sql)} from posts p where false)`;
  return sql`
      with by_period as materialized (${byPeriod})
      ${found?.mayGoOn ? sql`, ${withLongerWords(sql, found, counted)} select * from longer union` : sql``}
      select * from by_period
      union
      (
        select ${foundColumns(sql)}
        from (${selectAuthors(sql, name)}) as m
        join posts p on p.author_id = m.id
        where ${isCandidate}
        limit ${limitOf(sql, most)}
      )`;
}

function foundColumns(sql: Sql): Fragment {
  return sql`p.id, p.author_id, p.moderation_level`;
}

/**
 * The CTE `longer`: posts with words that begin as the search does. It is found in three steps,
 * each of which reads nothing once the steps before it have found `most`. The newest posts, or
 * those with the words that a common beginning usually stands for, are found fast; for a rare
 * beginning the index reads little.
 */
function withLongerWords(sql: Sql, found: Wanted, counted: Counted): Fragment {
  const isFewer = (of: Fragment) => sql`(select count(*) from ${of}) < ${counted.most}`;
  const isFirstNeeded = isFewer(sql`by_period`);
  const isSecondNeeded = sql`${isFirstNeeded} and ${isFewer(sql`newest_longer`)}`;
  const isThirdNeeded = sql`${isSecondNeeded} and ${isFewer(sql`with_usual_words`)}`;
  return sql`
      newest_longer as materialized (${amongNewest(sql, found, counted, isFirstNeeded)}),
      usual_words as materialized (${selectUsualWords(sql, found, isSecondNeeded)}),
      with_usual_words as materialized (${byUsualWords(sql, found, counted, isSecondNeeded)}),
      found_by_index as materialized (${byIndex(sql, found, counted, isThirdNeeded)}),
      rare as materialized (
        select * from found_by_index limit ${limitOf(sql, counted.most)}
      ),
      longer as (
        select id, author_id, moderation_level from newest_longer
        union
        select * from with_usual_words
        union
        select * from rare
      )`;
}

/** First step: of the newest posts those with the words. */
function amongNewest(sql: Sql, found: Wanted, { isCandidate, most }: Counted, isNeeded: Fragment): Fragment {
  const columns = foundColumns(sql);
  return sql`
        select ${columns}, p.search_tokens
        from (
          select ${columns}, p.repost_of_id, p.quoted_post_id, p.removed_at, p.search_text, p.search_tokens
          from posts p
          where ${isNeeded}
          order by p.id desc
          limit ${newestCounted}
        ) as p
        where ${matches(sql, found)} and ${isCandidate}
        limit ${limitOf(sql, most)}`;
}

/** How many of the newest found posts show which words a beginning usually stands for. */
const postsOfWords = 50;

/** The `tsquery` of the words that the beginnings stand for in posts of the first step. */
function selectUsualWords(sql: Sql, { beginnings, exactTokens }: Wanted, isNeeded: Fragment): Fragment {
  const andExact = exactTokens === "" ? sql`` : sql`|| ${` & ${exactTokens}`}::text`;
  return sql`
        select (string_agg('(' || words || ')', ' & ') ${andExact})::tsquery as query
        from (
          select string_agg(distinct quote_literal(word), ' | ') as words
          from (select search_tokens from newest_longer where ${isNeeded} limit ${postsOfWords}) as newest
          cross join unnest(tsvector_to_array(newest.search_tokens)) as word
          join unnest(${beginnings as string[]}::text[]) as beginning on starts_with(word, beginning)
          group by beginning
        ) as one`;
}

/** Second step: posts with the usual words, by period. */
function byUsualWords(sql: Sql, found: Wanted, { isCandidate, most }: Counted, isNeeded: Fragment): Fragment {
  return findMatchingPosts(sql, {
    matching: (within) => matches(sql, found, within, sql`(select query from usual_words)`),
    below: sql`and ${isNeeded}`,
    isCandidate,
    wanted: most,
    inAnyOrder: true,
  });
}

/** Third step: all posts with the words. A limit would let the planner read the table instead. */
function byIndex(sql: Sql, found: Wanted, { isCandidate }: Counted, isNeeded: Fragment): Fragment {
  return sql`
        select ${foundColumns(sql)}
        from posts p
        where ${isNeeded}
          and ${matches(sql, found)}
          and ${isCandidate}`;
}
