import { readdir, readFile } from "node:fs/promises";
import type { Sql } from "../../../../server/db/open-database.ts";

/** Processor time of the database so far, of ended connections too. Linux only: elsewhere NaN. */
export async function measureDatabaseCpuMs(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = (await statOf(row?.pid ?? 0))?.parent;
  if (!postmaster) return Number.NaN;
  const all = await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(statOf));
  const server = await statOf(postmaster);
  return all.reduce(
    (sum, one) => sum + (one?.parent === postmaster ? one.ownMs : 0),
    (server?.ownMs ?? Number.NaN) + (server?.ofEndedMs ?? 0),
  );
}

async function statOf(pid: number | string) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (!stat) return null;
  // After the name, which may hold spaces; times in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
  const msAt = (field: number) => ((fields[field] ?? 0) + (fields[field + 1] ?? 0)) * 10;
  return { parent: fields[1] ?? 0, ownMs: msAt(11), ofEndedMs: msAt(13) };
}

/** Where the database's log ends now, in bytes: between two acts it grows by what they wrote. */
export async function readLogPosition(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`;
  return row?.bytes ?? Number.NaN;
}
