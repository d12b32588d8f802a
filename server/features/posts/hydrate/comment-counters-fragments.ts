import type { Fragment, Sql } from "../../../db/open-database.ts";

/** The expression of a post's `ByLevel`, with its comments counted where no server did so yet. */
export function commentCounters(sql: Sql, post: Fragment): Fragment {
  return sql`
      to_json(
        case
          when ${post}.comments_top is null then comments_by_level(${post}.id)
          else array[${post}.comments_top, ${post}.comments_high, ${post}.comments_low, ${post}.comments_none]
        end
      )`;
}
