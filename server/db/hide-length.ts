import type { Fragment, Sql } from "./open-database.ts";

/**
 * A uuid[] parameter whose length the planner ignores: `any(${hideLength(sql, ids)})`,
 * `unnest(${…})`. With a plain array parameter PostgreSQL plans the statement again each time,
 * while its plan for fewer than ten ids looks cheaper than the generic one; planning a statement of
 * several parts takes longer than running it.
 */
export function hideLength(sql: Sql, ids: readonly string[]): Fragment {
  return sql`(select ${ids as string[]}::uuid[])::uuid[]`;
}
