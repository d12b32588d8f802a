import type { Fragment, Sql } from "./open-database.ts";

/** Page lengths and scan bounds in use; each makes its own prepared statement. */
const usual = new Set([1, 5, 8, 10, 20, 30, 50, 100, 200, 201, 1000, 1001, 1500, 2000]);

/**
 * The number of a `limit`. Usual numbers are written into the statement: PostgreSQL plans a
 * frequent prepared statement once for all parameters, and takes an unknown limit for a tenth of
 * all rows, read by hashes and sorts.
 */
export function limitOf(sql: Sql, count: number): Fragment {
  return usual.has(count) ? sql.unsafe(String(count)) as unknown as Fragment : sql`${count}`;
}

/** The clause of a page by keyset, or by offset when one is given. */
export function makePageClause(sql: Sql, { limit, offset }: { limit: number; offset: number }): Fragment {
  return sql`limit ${limitOf(sql, limit)} ${offset === 0 ? sql`` : sql`offset ${offset}`}`;
}
