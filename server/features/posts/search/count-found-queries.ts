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
      select found.author_id, found.moderation_level, count(*) as posts
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

/** At most `most` of each kind, in no order. */
function allFound(sql: Sql, { found, whole, name }: PostSearch, counted: Counted): Fragment {
  const { isCandidate, newestWhole, most } = counted;
  const columns = sql`p.id, p.author_id, p.moderation_level`;
  const none = sql`(select ${columns} from posts p where false)`;
  const exact = [whole, found].find((wanted) => wanted && !wanted.mayGoOn);
  const byPeriod = exact && newestWhole !== null && findMatchingPosts(sql, {
    matching: (within) => matches(sql, exact, within),
    below: sql`and p.id <= ${newestWhole}`,
    isCandidate,
    wanted: most,
    inAnyOrder: true,
  });
  return sql`
      with by_period as materialized (${byPeriod || none})
      ${found?.mayGoOn ? sql`, ${longerWords(sql, found, counted)} select * from longer union` : sql``}
      select * from by_period
      union
      (
        select ${columns}
        from (${selectAuthors(sql, name)}) as m
        join posts p on p.author_id = m.id
        where ${isCandidate}
        limit ${limitOf(sql, most)}
      )`;
}

/** How many of the newest found posts show which words a beginning usually stands for. */
const postsOfWords = 50;

/**
 * The CTE `longer` of posts with longer words, unless `by_period` has enough. Of a common beginning
 * the newest posts, or the words that these have, find as many; of others the index reads little.
 */
function longerWords(sql: Sql, found: Wanted, { isCandidate, most }: Counted): Fragment {
  const columns = sql`p.id, p.author_id, p.moderation_level`;
  const isFewer = (of: Fragment) => sql`(select count(*) from ${of}) < ${most}`;
  const isWanted = sql`${isFewer(sql`by_period`)} and ${isFewer(sql`newest_longer`)}`;
  const byWords = findMatchingPosts(sql, {
    matching: (within) => matches(sql, found, within, sql`(select query from usual_words)`),
    below: sql`and ${isWanted}`,
    isCandidate,
    wanted: most,
    inAnyOrder: true,
  });
  return sql`
      newest_longer as materialized (
        select ${columns}, p.search_tokens
        from (
          select ${columns}, p.repost_of_id, p.removed_at, p.search_text, p.search_tokens
          from posts p
          where ${isFewer(sql`by_period`)}
          order by p.id desc
          limit ${newestCounted}
        ) as p
        where ${matches(sql, found)} and ${isCandidate}
        limit ${limitOf(sql, most)}
      ), usual_words as materialized (
        select (string_agg('(' || words || ')', ' & ') ${andExact(sql, found)})::tsquery as query
        from (
          select string_agg(distinct quote_literal(word), ' | ') as words
          from (select search_tokens from newest_longer where ${isWanted} limit ${postsOfWords}) as newest
          cross join unnest(tsvector_to_array(newest.search_tokens)) as word
          join unnest(${found.beginnings as string[]}::text[]) as beginning on starts_with(word, beginning)
          group by beginning
        ) as one
      ), with_usual_words as materialized (${byWords}), found_by_index as materialized (
        -- Without the limit, for which the planner would read the table instead.
        select ${columns}
        from posts p
        where ${isWanted}
          and ${isFewer(sql`with_usual_words`)}
          and ${matches(sql, found)}
          and ${isCandidate}
      ), rare as materialized (
        select * from found_by_index limit ${limitOf(sql, most)}
      ), longer as (
        select id, author_id, moderation_level from newest_longer
        union
        select * from with_usual_words
        union
        select * from rare
      )`;
}

function andExact(sql: Sql, { exactTokens }: Wanted): Fragment {
  return exactTokens === "" ? sql`` : sql`|| ${` & ${exactTokens}`}::text`;
}
