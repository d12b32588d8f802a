import type { Fragment, Sql } from "./open-database.ts";

/**
 * The minute of a time, as the computed columns have it by which lists are ordered first: their indexes have the minute alone, so that
 * not every change of the time writes the index.
 */
export function minuteOf(sql: Sql, at: Date): Fragment {
  return sql`date_trunc('minute', ${at}::timestamptz at time zone 'UTC')`;
}
