import type { Fragment, Sql } from "../../../db/open-database.ts";

/** The expression of a post's `ByLevel`. */
export function commentCounters(sql: Sql, post: Fragment): Fragment {
  return sql`json_build_array(${post}.comments_top, ${post}.comments_high, ${post}.comments_low, ${post}.comments_none)`;
}
