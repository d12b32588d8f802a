import { limitOf } from "../limit-clause.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { longPeriod, periodSign, shortPeriod } from "./periods.ts";

/** Which rows of a table whose ids are times are read, as `p`. */
export interface Matching {
  /** A table `as p`. */
  readonly from: Fragment;
  /** Columns of `p` that are returned, and those that `isCandidate` asks besides. */
  readonly columns: Fragment;
  readonly asked: Fragment;
  /** The condition that uses an index of tokens, within the period whose query it is given. */
  readonly matching: (within?: Fragment) => Fragment;
  /** Begins with `and`. */
  readonly below: Fragment;
  readonly isCandidate: Fragment;
  readonly wanted: number;
  /** Whether any will do, and none is sorted. */
  readonly inAnyOrder?: boolean;
}

/** As many rows in the newest short period show that a word is common. */
const commonFrom = 20;

/**
 * The newest matching rows. It goes back period by period, so that of a word that many rows have it
 * reads those of a few days; the index of tokens alone gives all of them, in no order. Unless the
 * word is common, a long period is asked first, and is the only one when it has few rows.
 * Each `offset 0` keeps the planner from joining the periods in another order, and from checking
 * the candidates before they are sorted. Each `found` keeps a limit from it, for which it would
 * read the table until it met as many rows; of `found`, no more than the limit is read.
 */
export function selectMatchingByPeriod(sql: Sql, rows: Matching): Fragment {
  const { from, columns, asked, matching, below, isCandidate, wanted, inAnyOrder = false } = rows;
  const long = periodOf(sql, longPeriod);
  const short = periodOf(sql, shortPeriod);
  const newestShort = sql`left((select newest from long_period limit 1)::text, ${digits(sql, shortPeriod)})`;
  return sql`(
        with recursive ${longPeriods(sql, from, below)}, common as materialized (
          select ${countIn(sql, rows, newestShort)} = ${limitOf(sql, commonFrom)} as is_common
        )
        select ${columns}
        from long_period
        cross join lateral (
          select case when (select is_common from common) then ${commonFrom} else ${
    countIn(sql, rows, long)
  } end as hits
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
          select ${columns}, ${asked}
          from ${from}
          where ${matching(queryOf(sql, sql`prefix`))} ${below}
          ${inAnyOrder ? sql`` : sql`order by p.id desc`}
          offset 0
        ) as p
        where ${isCandidate}
        limit ${limitOf(sql, wanted)}
      )`;
}

/**
 * The same for beginnings of words. The index reads the places of all their words each time it is
 * asked, so it is asked for long periods only.
 */
export function selectMatchingByLongPeriod(sql: Sql, rows: Matching): Fragment {
  const { from, columns, asked, matching, below, isCandidate, wanted } = rows;
  return sql`(
        with recursive ${longPeriods(sql, from, below)}
        select ${columns}
        from long_period
        cross join lateral (
          select ${columns}, ${asked}
          from ${from}
          where ${matching(queryOf(sql, periodOf(sql, longPeriod)))} ${below}
          order by p.id desc
          offset 0
        ) as p
        where ${isCandidate}
        limit ${limitOf(sql, wanted)}
      )`;
}

/** The CTE of the newest row in each long period that has rows, the newest first. */
function longPeriods(sql: Sql, from: Fragment, below: Fragment): Fragment {
  return sql`long_period as (
          (
            select p.id as newest
            from ${from}
            where true ${below}
            order by p.id desc
            limit 1
          )
          union all
          select (
            select p.id
            from ${from}
            where p.id < (${periodOf(sql, longPeriod)} || '0000-0000-0000-0000-000000000000')::uuid
            order by p.id desc
            limit 1
          )
          from long_period
          where newest is not null
        )`;
}

/**
 * Tokens of the periods of the id of `p`, as an index of tokens adds them to those of a text
 * (`messages_by_words_and_time`).
 */
export function selectPeriodTokens(sql: Sql): Fragment {
  const one = (length: number) =>
    sql`'${sql.unsafe(periodSign)}' || left(p.id::text, ${digits(sql, length)})`;
  return sql`${one(longPeriod)}, ${one(shortPeriod)}`;
}

/** How many rows match within a period, counted up to `commonFrom`. */
function countIn(sql: Sql, { from, matching }: Matching, period: Fragment): Fragment {
  return sql`(
              with found as materialized (
                select p.id from ${from} where ${matching(queryOf(sql, period))}
              )
              select count(*)
              from (select from found limit ${limitOf(sql, commonFrom)}) as one
            )`;
}

/** Whether a word is common in the newest short period of those below; null when there is none. */
export function selectIsCommon(sql: Sql, rows: Matching): Fragment {
  return sql`
          select ${countIn(sql, rows, periodOf(sql, shortPeriod))} = ${limitOf(sql, commonFrom)} as is_common
          from (select p.id as newest from ${rows.from} where true ${rows.below} order by p.id desc limit 1) as p`;
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
