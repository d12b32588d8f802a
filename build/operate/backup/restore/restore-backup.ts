import { text } from "node:stream/consumers";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import { discardFile, type Storage } from "../../../../server/providers/storage/storage.ts";
import type { TarEntry } from "../format/tar.ts";
import { descriptionName, parseRowsName } from "../archive-entries.ts";
import { type Description, endFilling, fillDatabase } from "./fill-database.ts";
import { type Backup, readBackup } from "./read-backup.ts";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const atOnce = 8;

const beginning = "files/";
const keyOf = (name: string) => name.slice(beginning.length);

/** The keys of members' files in the archive, several at once. */
async function* keysOf(backup: Backup): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { name } of readBackup(backup)) {
    if (!name.startsWith(beginning)) continue;
    keys.push(keyOf(name));
    if (keys.length < atOnce) continue;
    yield keys;
    keys = [];
  }
  yield keys;
}

/**
 * Throws, and changes nothing, when one of the backup's files is in the bucket already: it may be
 * the one of a running community. backup.5
 */
export async function refuseFilledBucket(backup: Backup, files: Pick<Storage, "get">): Promise<void> {
  for await (const keys of keysOf(backup)) {
    await Promise.all(keys.map(async (key) => {
      const found = await files.get(key);
      if (!found) return;
      await discardFile(found);
      throw new Error(
        `The bucket has ${key} of the backup already: it may be in use. Name an S3_PREFIX, or an S3_BUCKET, ` +
          "where nothing is yet: nothing was changed.",
      );
    }));
  }
}

/** Removes the backup's files from the bucket, of a restore that failed. */
export async function removeFromBucket(backup: Backup, files: Pick<Storage, "delete">): Promise<void> {
  for await (const keys of keysOf(backup)) await Promise.all(keys.map((key) => files.delete(key)));
}

/** Puts files of the archive where they belong: several at once, `settle` awaits them. */
function createFileWriter(dataDir: string, files: Pick<Storage, "put">) {
  const running = new Set<Promise<void>>();
  let failure: Error | null = null;
  const begin = (work: Promise<void>) => {
    const done = work.catch((error: Error) => void (failure ??= error)).finally(() => running.delete(done));
    running.add(done);
  };
  const refuse = () => {
    if (failure) throw failure;
  };
  return {
    async write({ name, body }: TarEntry): Promise<void> {
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      const bytes = Buffer.concat(parts);
      if (name.startsWith("data/")) await writeFile(join(dataDir, basename(name)), bytes, { mode: 0o600 });
      else begin(files.put(keyOf(name), bytes));
      while (running.size >= atOnce) await Promise.race(running);
      refuse();
    },
    async settle(): Promise<void> {
      await Promise.all(running);
      refuse();
    },
  };
}

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
