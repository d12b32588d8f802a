import { limitOf } from "../../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Wanted } from "./post-search.ts";
import { longPeriod, periodSign, shortPeriod } from "./search-columns.ts";

/** True where the post `p` has the tokens and parts, and those of the periods in `within`. */
export function matches(sql: Sql, { tokens, parts }: Wanted, within?: Fragment): Fragment {
  const query = sql`${tokens}::text::tsquery`;
  return sql`
    p.search_tokens @@ ${within ? sql`(${within} && ${query})` : query}
    ${parts.length === 0 ? sql`` : sql`and ${hasParts(sql, parts)}`}`;
}

/** Not `like`, which depends on the collation; and no pattern has to be escaped. */
function hasParts(sql: Sql, parts: readonly string[]): Fragment {
  return parts
    .map((part) => sql`strpos(p.search_text, ${part}) > 0`)
    .reduce((all, one) => sql`${all} and ${one}`);
}

interface MatchingPosts {
  /** `matches`, within the periods whose query it is given. */
  readonly matching: (within: Fragment) => Fragment;
  /** Begins with `and`. */
  readonly below: Fragment;
  readonly isCandidate: Fragment;
  readonly wanted: number;
  /** False where only their number counts. */
  readonly isOrdered: boolean;
}

/**
 * Ids of matching posts, the newest ones. It goes back period by period, so that of a word that
 * many posts have it reads those of a few days. An index of tokens alone gives all of them, in no
 * order. The joins are nested loops in the order written, since each refers to the one before.
 */
export function matchingByPeriod(
  sql: Sql,
  { matching, below, isCandidate, wanted, isOrdered }: MatchingPosts,
): Fragment {
  const order = isOrdered ? sql`order by p.id desc` : sql``;
  return sql`(
        with recursive long_period as (
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
            where p.id < ${startOfPeriod(sql)}
            order by p.id desc
            limit 1
          )
          from long_period
          where newest is not null
        )
        select hit.id
        from long_period
        cross join lateral (
          select true as is_any
          from posts p
          where ${matching(periodQuery(sql, sql`left(newest::text, ${sql.unsafe(String(longPeriod))})`))}
          limit 1
        ) as any_hit
        cross join lateral (
          select left(newest::text, ${sql.unsafe(String(longPeriod))}) || digit as prefix
          from unnest('{f,e,d,c,b,a,9,8,7,6,5,4,3,2,1,0}'::text[]) as digit
          where is_any
        ) as short_period
        cross join lateral (
          select p.id, p.author_id, p.repost_of_id, p.moderation_level
          from posts p
          where prefix <= left(newest::text, ${sql.unsafe(String(shortPeriod))})
            and ${matching(periodQuery(sql, sql`prefix`))}
            ${below}
          ${order}
          -- Else the condition that follows is checked for all before they are sorted.
          offset 0
        ) as hit
        cross join lateral (
          select p.id
          from (select hit.*) as p
          where ${isCandidate}
        ) as candidate
        limit ${limitOf(sql, wanted)}
      )`;
}

function startOfPeriod(sql: Sql): Fragment {
  return sql`(left(newest::text, ${sql.unsafe(String(longPeriod))}) || '0000-0000-0000-0000-000000000000')::uuid`;
}

function periodQuery(sql: Sql, prefix: Fragment): Fragment {
  return sql`('''${sql.unsafe(periodSign)}' || ${prefix} || '''')::tsquery`;
}
