import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { findPlace, listClusterDirectories } from "../../../start/postgres/cluster-location.ts";
import { formatDatabaseUrl, openCluster } from "../../../start/postgres/cluster.ts";
import { findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../../start/postgres/postgres-binaries.ts";
import { startOnFreePort } from "../../../start/postgres/postgres-server.ts";
import { stopLeftover } from "../../../start/postgres/stop-leftover.ts";
import { setInterval as ticks } from "node:timers/promises";

const beginning = ".rehearsal-";

interface ScratchDatabase {
  readonly url: string;
  /** Rejects, in words, when the disk is about to fill up; else it never settles. */
  readonly noRoom: Promise<never>;
  /** Ends it and removes all of it. */
  close(): Promise<void>;
}

/**
 * An empty database of its own, with the embedded PostgreSQL, in a new folder below the given one:
 * also where DATABASE_URL leads elsewhere, so that a rehearsal needs no rights there and takes
 * nothing from it. A crash may lose it, which is why it is quick. Rejects, in words, when
 * `databaseBytes` may fill the disk.
 */
export async function openScratchDatabase(below: string, databaseBytes: number): Promise<ScratchDatabase> {
  for (const name of await readdir(below)) {
    // These are left of a rehearsal that was killed; only one is made at a time.
    if (name.startsWith(beginning)) await removeScratch(join(below, name));
  }
  const folder = await mkdtemp(join(below, beginning));
  try {
    const account = await findPostgresAccount();
    const place = await findPlace(folder, await findBinaries(), account);
    await requireRoom(place.directory, databaseBytes);
    const cluster = await openCluster(place, account);
    const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_size=2GB"];
    const server = await startOnFreePort(cluster, settings);
    const leaveNothing = () => {
      process.kill(server.pid, "SIGQUIT");
      for (const directory of directoriesOf(folder)) rmSync(directory, { recursive: true, force: true });
    };
    // Where a signal ends this process in the middle.
    process.once("exit", leaveNothing);
    const watching = new AbortController();
    const noRoom = watchRoom(place.directory, watching.signal);
    // Whoever awaits it gets the error; by then nobody may await it any more.
    noRoom.catch(() => {});
    return {
      url: formatDatabaseUrl(cluster, server.port),
      noRoom,
      close: async () => {
        watching.abort();
        process.off("exit", leaveNothing);
        await server.stop("immediate");
        await removeScratch(folder);
      },
    };
  } catch (error) {
    await removeScratch(folder);
    throw error;
  }
}

async function removeScratch(folder: string): Promise<void> {
  for (const directory of directoriesOf(folder)) {
    await stopLeftover(join(directory, "postgres"));
    await rm(directory, { recursive: true, force: true });
  }
}

/** The folder, and where root puts its cluster. */
function directoriesOf(folder: string): ReadonlySet<string> {
  return new Set([folder, ...listClusterDirectories(folder)]);
}

const gb = 1e9;
/** Always left to the server that runs beside the rehearsal. */
const leastFreeBytes = gb;
/** PostgreSQL's own files of an empty database, with its first log. */
const emptyBytes = 0.1 * gb;
/** The log of the scratch database may grow to this (`max_wal_size`). */
const logBytes = 2 * gb;
const lookEveryMs = 2_000;

/** Estimates what a rehearsal writes at most: tables, indexes with their sorting, and the log. */
export function estimateNeededBytes(databaseBytes: number): number {
  return Math.ceil(databaseBytes * 1.3 + Math.min(databaseBytes, logBytes) + emptyBytes);
}

/** Throws, in words, before a disk would fill up. backup.6 */
export async function requireRoom(
  folder: string,
  databaseBytes: number,
  free = freeBytesOf,
): Promise<void> {
  const needed = estimateNeededBytes(databaseBytes);
  const freeBytes = await free(folder);
  if (freeBytes === null || freeBytes >= needed + leastFreeBytes) return;
  throw new Error(
    `A rehearsal needs ${inGb(needed)} GB in ${folder} for a while, and ${
      inGb(leastFreeBytes)
    } GB must stay ` +
      `free for Glimmer, but only ${
        inGb(freeBytes)
      } GB are free: nothing was written. Make room, or rehearse ` +
      "on another machine that can read the backups.",
  );
}

/**
 * Looks while a rehearsal writes, since others write too: rejects, in words, when the disk is about
 * to fill up. Ends when the signal does.
 */
export async function watchRoom(
  folder: string,
  signal: AbortSignal,
  free = freeBytesOf,
  everyMs = lookEveryMs,
): Promise<never> {
  for await (const _ of ticks(everyMs, null, { signal })) {
    const freeBytes = await free(folder);
    if (freeBytes === null || freeBytes >= leastFreeBytes / 2) continue;
    throw new Error(
      `The rehearsal was ended, since only ${inGb(freeBytes)} GB were left in ${folder}; what it wrote is ` +
        "removed. Make room, or rehearse on another machine that can read the backups.",
    );
  }
  throw signal.reason;
}

/** Null where the file system does not say. */
async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return blocks === 0 ? null : bavail * bsize;
  } catch {
    return null;
  }
}

function inGb(bytes: number): string {
  return (bytes / gb).toFixed(1);
}
