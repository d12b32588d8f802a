import { limitOf } from "../limit-clause.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { type Matching, matchingByPeriod, selectIsCommon } from "./by-period-fragments.ts";

/**
 * The newest matching rows where most searches match few: as many as `few` are read at once. Only a
 * search that matches as many goes back by periods, and at once when the newest short period shows
 * that it is common: of a member and a word that have many rows each the index takes long.
 */
export function matchingFewOr(
  sql: Sql,
  byPeriods: typeof matchingByPeriod,
  { few, ...rows }: Matching & { readonly few: number },
): Fragment {
  const { from, columns, asked, matching, below, isCandidate, wanted } = rows;
  const isCommon = sql`(select is_common from newest)`;
  const isFew = sql`(select count(*) from few) < ${few}`;
  return sql`(
        with newest as materialized (${selectIsCommon(sql, rows)}
        ), found as materialized (
          select ${columns}, ${asked} from ${from} where ${isCommon} is not true and ${matching()} ${below}
        ), few as materialized (
          select * from found limit ${limitOf(sql, few)}
        )
        (
          select ${columns}
          from (select * from few as p where ${isFew} order by p.id desc offset 0) as p
          where ${isCandidate}
          limit ${limitOf(sql, wanted)}
        )
        union all
        ${byPeriods(sql, { ...rows, below: sql`and (${isCommon} or not ${isFew}) ${below}` })}
      )`;
}

/** As many of a member's newest rows are looked at before the index of words is asked. */
const near = 1_000;

/**
 * The newest matching rows of a member for beginnings of words, of which the index reads all that
 * anybody wrote. So their newest rows are looked at first, by the index of what is their `own`, and
 * one by one whether a row `has` the words; only when too few have, all that match are read.
 */
export function matchingOwnBeginnings(
  sql: Sql,
  { own, has, ...rows }: Matching & { readonly own: Matching["matching"]; readonly has: Fragment },
): Fragment {
  const { from, columns, asked, matching, below, isCandidate, wanted } = rows;
  const newest = matchingByPeriod(sql, {
    ...rows,
    columns: sql`${columns}, ${asked}`,
    asked: sql`null`,
    matching: own,
    isCandidate: sql`true`,
    wanted: near,
  });
  return sql`(
        with near as materialized (
          select ${columns} from ${newest} as p where ${has} and ${isCandidate} limit ${limitOf(sql, wanted)}
        ), found as materialized (
          select ${columns}, ${asked}
          from ${from}
          where (select count(*) from near) < ${wanted} and ${matching()} ${below}
        )
        select ${columns} from near as p
        union
        (
          select ${columns}
          from (select * from found order by id desc offset 0) as p
          where ${isCandidate}
          limit ${limitOf(sql, wanted)}
        )
      )`;
}
