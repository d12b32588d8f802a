import { statfs } from "node:fs/promises";
import { setInterval as ticks } from "node:timers/promises";

const gb = 1e9;
/** Always left to the server that runs beside the rehearsal. */
const leastFreeBytes = gb;
/** PostgreSQL's own files of an empty database, with its first log. */
const emptyBytes = 0.1 * gb;
/** What the log of the scratch database may grow to (`max_wal_size`). */
const logBytes = 2 * gb;
const lookEveryMs = 2_000;

/** What a rehearsal writes at most: tables with indexes, what sorting them takes, and the log. */
export function neededBytes(databaseBytes: number): number {
  return Math.ceil(databaseBytes * 1.3 + Math.min(databaseBytes, logBytes) + emptyBytes);
}

/** Throws, in words, before a disk would fill up. backup.6 */
export async function requireRoom(
  folder: string,
  databaseBytes: number,
  free = freeBytesOf,
): Promise<void> {
  const needed = neededBytes(databaseBytes);
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
