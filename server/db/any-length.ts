import type { Fragment, Sql } from "./open-database.ts";

/**
 * A parameter of ids, uuid[], whose length the planner does not look at: `any(${ofAnyLength(sql, ids)})`, `unnest(${…})`. A plain
 * array parameter is planned anew for each statement while its plan for fewer than ten ids promises to be cheaper than the one for any
 * number, and planning a statement of several parts takes longer than running it.
 */
export function ofAnyLength(sql: Sql, ids: readonly string[]): Fragment {
  return sql`(select ${ids as string[]}::uuid[])::uuid[]`;
}
