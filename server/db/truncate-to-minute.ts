import type { Fragment, Sql } from "./open-database.ts";

/**
 * The minute of a time, as in the computed columns by which lists are ordered first. Their indexes
 * contain only the minute, so that most changes of the time do not write the index.
 */
export function truncateToMinute(sql: Sql, at: Date): Fragment {
  return sql`date_trunc('minute', ${at}::timestamptz at time zone 'UTC')`;
}
