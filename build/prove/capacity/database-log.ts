import type { Sql } from "../../../server/db/open-database.ts";

/** Statements of a superuser, so that the log can be read, and is kept until it was. */
export const logStatements = [
  "create extension pg_walinspect",
  "grant pg_read_server_files to glimmer",
  "alter system set wal_keep_size = '4GB'",
];

/**
 * Lets the database clean tables by itself, or not: what it cleans in the seconds of an act is of
 * the acts before.
 */
export async function setAutovacuum(sql: Sql, isOn: boolean): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name
    from pg_class
    where relkind = 'r' and relowner = current_user::regrole and relnamespace = 'public'::regnamespace`;
  const change = isOn ? "reset (autovacuum_enabled)" : "set (autovacuum_enabled = off)";
  await sql.unsafe(tables.map(({ name }) => `alter table ${name} ${change};`).join("\n"));
}

/** The place that the database's log has reached. */
export async function logPlace(sql: Sql): Promise<string> {
  const [row] = await sql<{ place: string }[]>`select pg_current_wal_flush_lsn()::text as place`;
  return row?.place ?? "";
}

/** Bytes of the log between two places, and of whole pages in it, which checkpoints cause. */
export async function logBetween(
  sql: Sql,
  from: string,
  to: string,
): Promise<{ readonly bytes: number; readonly pageBytes: number }> {
  if (from === to) return { bytes: 0, pageBytes: 0 };
  // The server's counters do not say how large whole pages are: their unused middle is left out.
  const [row] = await sql<{ bytes: number; page_bytes: number }[]>`
    select sum(combined_size)::bigint as bytes, sum(fpi_size)::bigint as page_bytes
    from pg_get_wal_stats(${from}, ${to})`;
  return { bytes: row?.bytes ?? 0, pageBytes: row?.page_bytes ?? 0 };
}
