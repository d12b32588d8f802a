import { limitOf } from "../../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Wanted } from "./post-search.ts";
import { longPeriod, periodSign, shortPeriod } from "./search-columns.ts";

/** True where the post `p` has the tokens and parts, and those of the periods in `within`. */
export function matches(
  sql: Sql,
  { tokens, parts }: Wanted,
  within?: Fragment,
  query: Fragment = sql`${tokens}::text::tsquery`,
): Fragment {
  return sql`
    p.search_tokens @@ ${within ? sql`(${within} && ${query})` : query}
    ${parts.length === 0 ? sql`` : sql`and ${hasParts(sql, parts)}`}`;
}

/** Not `like`, which depends on the collation and has signs to escape. */
function hasParts(sql: Sql, parts: readonly string[]): Fragment {
  return parts
    .map((part) => sql`strpos(p.search_text, ${part}) > 0`)
    .reduce((all, one) => sql`${all} and ${one}`);
}

export interface MatchingPosts {
  /** `matches`, within the period whose query it is given. */
  readonly matching: (within?: Fragment) => Fragment;
  /** Begins with `and`. */
  readonly below: Fragment;
  readonly isCandidate: Fragment;
  readonly wanted: number;
  /** Whether any will do, and none is sorted. */
  readonly inAnyOrder?: boolean;
}

/** As many posts in the newest short period show that a word is common. */
const commonFrom = 20;

/**
 * The newest matching posts: `id`, `author_id` and `moderation_level`. It goes back period by
 * period, so that of a word that many posts have it reads those of a few days; the index of tokens
 * alone gives all of them, in no order. Unless the word is common, a long period is asked first,
 * and is the only one when it has few posts.
 * Each `offset 0` keeps the planner from joining the periods in another order, and from checking
 * the candidates before they are sorted.
 */
export function matchingByPeriod(
  sql: Sql,
  { matching, below, isCandidate, wanted, inAnyOrder = false }: MatchingPosts,
): Fragment {
  const long = periodOf(sql, longPeriod);
  const short = periodOf(sql, shortPeriod);
  const newestShort = sql`left((select newest from long_period limit 1)::text, ${digits(sql, shortPeriod)})`;
  // With a limit of one the planner would read the table instead of the index.
  const countIn = (period: Fragment) =>
    sql`(
              select count(*)
              from (
                select from posts p where ${matching(queryOf(sql, period))} limit ${limitOf(sql, commonFrom)}
              ) as one
            )`;
  return sql`(
        with recursive ${longPeriods(sql, below)}, common as materialized (
          select ${countIn(newestShort)} = ${limitOf(sql, commonFrom)} as is_common
        )
        select p.id, p.author_id, p.moderation_level
        from long_period
        cross join lateral (
          select case when (select is_common from common) then ${commonFrom} else ${countIn(long)} end as hits
          offset 0
        ) as counted
        cross join lateral (
          select ${long} || digit as prefix
          from unnest('{f,e,d,c,b,a,9,8,7,6,5,4,3,2,1,0}'::text[]) as digit
          where hits = ${commonFrom}
            and ${long} || digit <= ${short}
          union all
          select ${long}
          where hits between 1 and ${commonFrom - 1}
          offset 0
        ) as period
        cross join lateral (
          select p.id, p.author_id, p.repost_of_id, p.moderation_level, p.removed_at
          from posts p
          where ${matching(queryOf(sql, sql`prefix`))} ${below}
          ${inAnyOrder ? sql`` : sql`order by p.id desc`}
          offset 0
        ) as p
        where ${isCandidate}
        limit ${limitOf(sql, wanted)}
      )`;
}

/** Beginnings of words that have fewer posts are read at once. */
const fewPosts = 500;

/**
 * As `matchingByPeriod`, for beginnings of words. The index reads the places of all their words
 * each time it is asked, so it is asked once, and for each long period only when there are many.
 */
export function matchingBeginnings(
  sql: Sql,
  { matching, below, isCandidate, wanted }: MatchingPosts,
): Fragment {
  const columns = sql`p.id, p.author_id, p.repost_of_id, p.moderation_level, p.removed_at`;
  return sql`(
        with recursive few as materialized (
          select ${columns}
          from posts p
          where ${matching()} ${below}
          limit ${fewPosts}
        ), ${longPeriods(sql, sql`and (select count(*) from few) = ${fewPosts} ${below}`)}
        (
          select p.id, p.author_id, p.moderation_level
          from (select * from few as p where (select count(*) from few) < ${fewPosts} order by p.id desc offset 0) as p
          where ${isCandidate}
          limit ${limitOf(sql, wanted)}
        )
        union all
        (
          select p.id, p.author_id, p.moderation_level
          from long_period
          cross join lateral (
            select ${columns}
            from posts p
            where ${matching(queryOf(sql, periodOf(sql, longPeriod)))} ${below}
            order by p.id desc
            offset 0
          ) as p
          where ${isCandidate}
          limit ${limitOf(sql, wanted)}
        )
      )`;
}

/** The CTE of the newest post in each long period that has posts, the newest first. */
function longPeriods(sql: Sql, below: Fragment): Fragment {
  return sql`long_period as (
          (
            select p.id as newest
            from posts p
            where true ${below}
            order by p.id desc
            limit 1
          )
          union all
          select (
            select p.id
            from posts p
            where p.id < (${periodOf(sql, longPeriod)} || '0000-0000-0000-0000-000000000000')::uuid
            order by p.id desc
            limit 1
          )
          from long_period
          where newest is not null
        )`;
}

function periodOf(sql: Sql, length: number): Fragment {
  return sql`left(newest::text, ${digits(sql, length)})`;
}

function queryOf(sql: Sql, period: Fragment): Fragment {
  return sql`('''${sql.unsafe(periodSign)}' || ${period} || '''')::tsquery`;
}

function digits(sql: Sql, length: number): Fragment {
  return sql.unsafe(String(length)) as unknown as Fragment;
}
