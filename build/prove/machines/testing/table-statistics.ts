import type { Sql } from "../../../../server/db/open-database.ts";

/** The bytes of each table and index, by name. */
export async function relationBytes(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ name: string; bytes: number }[]>`
    select relname as name, pg_relation_size(oid)::float8 as bytes
    from pg_class
    where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'i')`;
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** How many rows of a table were updated, and how many of these without changing an index (HOT). */
export interface Updates {
  readonly updated: number;
  readonly hot: number;
}

/** Counts the updates of all finished statements, by the connections that are still open too. */
export async function updatesOf(sql: Sql, table: string): Promise<Updates> {
  const [row] = await sql<Updates[]>`
    select n_tup_upd::float8 as updated, n_tup_hot_upd::float8 as hot
    from pg_stat_user_tables
    where relname = ${table}`;
  return row ?? { updated: 0, hot: 0 };
}

/** The end of the write-ahead log, in bytes. */
export async function walBytes(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`;
  return row?.bytes ?? 0;
}
