import { text } from "node:stream/consumers";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import type { Storage } from "../../../../server/providers/storage/storage.ts";
import type { TarEntry } from "../format/tar.ts";
import { descriptionName, parseRowsName } from "../archive-entries.ts";
import { createFileWriter } from "./restore-files.ts";
import { type Description, endFilling, fillDatabase } from "./fill-database.ts";
import { type Backup, readBackup } from "./read-backup.ts";

export interface Restored {
  readonly rows: number;
  readonly files: number;
  /** Mails and pushes that waited in the backup and were dropped. */
  readonly dropped: number;
}

interface Into {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly files: Pick<Storage, "put">;
  /** Mails and pushes that waited go out. */
  readonly keepWaiting: boolean;
}

const waiting = ["send_mail", "send_push", "send_message_push"];

/**
 * Fills an empty place from a verified backup: files first, then the database in one transaction.
 * After a failure of the files the database is as empty as before; after a later one it is marked,
 * so that nothing starts on it and the same restore may be run again. backup.5
 */
export async function restoreBackup(backup: Backup, into: Into): Promise<Restored> {
  const entries = readBackup(backup);
  const description = await readDescription(entries);
  const writer = createFileWriter(into.dataDir, into.files);
  let files = 0;
  const firstRows = await readUntilRows(entries, async (entry) => {
    if (entry.name.startsWith("files/")) files += 1;
    await writer.write(entry);
  });
  await writer.settle();
  const rows = await fillDatabase(into.databaseUrl, description, chain(firstRows, entries));
  const dropped = await tidy(into);
  // Last: a restore that ended before may be run again, and nothing starts meanwhile.
  await endFilling(into.databaseUrl);
  return { rows, files, dropped };
}

export async function readDescription(entries: AsyncGenerator<TarEntry>): Promise<Description> {
  const first = await entries.next();
  if (first.done || first.value.name !== descriptionName) {
    throw new Error("The backup does not begin as ours do.");
  }
  return JSON.parse(await text(first.value.body)) as Description;
}

/** Hands over entries up to the first with rows, which it returns; null: there is none. */
export async function readUntilRows(
  entries: AsyncGenerator<TarEntry>,
  take: (entry: TarEntry) => Promise<void>,
): Promise<TarEntry | null> {
  for (;;) {
    const next = await entries.next();
    if (next.done) return null;
    if (parseRowsName(next.value.name) !== null) return next.value;
    await take(next.value);
  }
}

export async function* chain(
  first: TarEntry | null,
  others: AsyncGenerator<TarEntry>,
): AsyncGenerator<TarEntry> {
  if (!first) return;
  yield first;
  yield* others;
}

async function tidy({ databaseUrl, keepWaiting }: Into): Promise<number> {
  const database = openDatabase(databaseUrl, { maxConnections: 1, deadlineMs: 600_000 });
  try {
    await unlockAllJobs(database.sql);
    await deleteRuns(database.sql);
    return keepWaiting ? 0 : await deleteWaitingJobs(database.sql, waiting);
  } finally {
    await database.close();
  }
}

/** Removes jobs of the tasks. Returns how many. */
async function deleteWaitingJobs(sql: Sql, tasks: readonly string[]): Promise<number> {
  const rows = await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${[...tasks]})
    returning j.id`;
  return rows.length;
}

/** Jobs that a process of the snapshot worked at wait again: that process is not here. */
async function unlockAllJobs(sql: Sql): Promise<void> {
  await sql`
    with queues as (
      update graphile_worker._private_job_queues
      set locked_at = null, locked_by = null
      where locked_at is not null
    )
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null
    where locked_at is not null`;
}

/** Backups and rehearsals, failed ones too, are of the machine that was backed up. backup.5 */
async function deleteRuns(sql: Sql): Promise<void> {
  await sql`delete from backup_runs`;
}
