import { limitOf } from "../limit-clause.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { type Matching, selectIsCommon, type selectMatchingByPeriod } from "./by-period-fragments.ts";

/**
 * The newest matching rows where most searches match few: as many as `few` are read at once. Only a
 * search that matches as many goes back by periods, and at once when the newest short period shows
 * that it is common: of a member and a word that have many rows each the index takes long.
 */
export function selectFewMatchingOr(
  sql: Sql,
  byPeriods: typeof selectMatchingByPeriod,
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
