import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import type { PostCount } from "../counted-posts.ts";
import { candidate, selectAuthors, unfilledPosts } from "./found-posts-fragments.ts";
import { matches, matchingByPeriod } from "./matching-posts-fragments.ts";
import type { PostSearch } from "./post-search.ts";

/** As many are counted through for beginnings of words. */
const newestCounted = 3000;

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
      ${unfilledPosts(sql, words, { only: sql`true`, below: sql``, isCandidate, wanted: most })}`;
}
