import type { KeyObject } from "node:crypto";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import { counterFaults } from "../../../../server/testing/counters/counters.ts";
import type { TarEntry } from "../format/tar.ts";
import type { FoundBackup } from "../find-backup.ts";
import { type BackupManifest, countBytes } from "../manifest.ts";
import { type Description, fillDatabase } from "../restore/fill-database.ts";
import { readBackup } from "../restore/read-backup.ts";
import { chain, readDescription, readUntilRows } from "../restore/restore-backup.ts";
import { noteProgress, type Progress } from "../watch-progress.ts";
import { openScratchDatabase } from "./scratch-database.ts";

const pictures = 10;
/** Making the indexes of a large database and checking all its counters takes long. */
const checkWithinMs = 6 * 60 * 60 * 1000;

/** The things that a rehearsal found to be right. */
export interface Rehearsed {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
  readonly pictures: number;
}

interface Rehearsing {
  readonly identity: KeyObject | null;
  readonly below: string;
  readonly progress: Progress;
}

/**
 * Restores a backup into a scratch database and checks it: that all rows arrive, that the ledger
 * sums to zero, that counters equal the rows they count, and that ten pictures drawn by chance can
 * be read. Throws with what is wrong, in words. Changes nothing but the scratch folder. backup.6
 */
export async function rehearse(
  { target, manifest }: FoundBackup,
  { identity, below, progress }: Rehearsing,
): Promise<Rehearsed> {
  // Reading compares the hash of each part too.
  const entries = untilChecked(readBackup({ target, manifest, identity }), progress);
  const description = await readDescription(entries);
  const scratch = await openScratchDatabase(below, manifest.databaseBytes);
  try {
    const checking = check(manifest, { description, entries, url: scratch.url });
    // It fails when the scratch database goes.
    checking.catch(() => {});
    return await progress.orStalled(Promise.race([checking, scratch.noRoom]));
  } finally {
    await scratch.close();
  }
}

/** After the last row the database works for long without a word. */
async function* untilChecked(entries: AsyncIterable<TarEntry>, progress: Progress): AsyncGenerator<TarEntry> {
  yield* noteProgress(entries, progress);
  progress.made(checkWithinMs);
}

interface Restoring {
  readonly description: Description;
  readonly entries: AsyncGenerator<TarEntry>;
  /** The address of the scratch database. */
  readonly url: string;
}

async function check(
  manifest: BackupManifest,
  { description, entries, url }: Restoring,
): Promise<Rehearsed> {
  const draw = createDraw(pictures);
  let files = 0;
  const firstRows = await readUntilRows(entries, async (entry) => {
    if (!entry.name.startsWith("files/")) return;
    files += 1;
    if (entry.name.endsWith(".webp") && draw.wants()) draw.take(await readPicture(entry));
  });
  const rows = await fillDatabase(url, description, chain(firstRows, entries));
  const faults = [
    ...compare("rows", rows, manifest.rows),
    ...compare("files", files, manifest.files),
    ...await databaseFaults(url),
    ...await pictureFaults(draw.drawn),
  ];
  if (faults.length > 0) {
    throw new Error(`${manifest.name} is not as it should be: ${faults.slice(0, 10).join("; ")}.`);
  }
  const { name, missing } = manifest;
  return {
    name,
    bytes: countBytes(manifest),
    rows,
    files,
    missing: missing.length,
    pictures: draw.drawn.length,
  };
}

function compare(what: string, found: number, wanted: number): string[] {
  return found === wanted ? [] : [`${found} ${what}, not ${wanted}`];
}

async function readPicture({ name, body }: TarEntry): Promise<Drawn> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return { name, bytes: Buffer.concat(parts) };
}

async function databaseFaults(url: string): Promise<string[]> {
  const database = openDatabase(url, { maxConnections: 1, deadlineMs: checkWithinMs });
  try {
    return [...await selectLedgerFaults(database.sql), ...await counterFaults(database.sql)];
  } finally {
    await database.close();
  }
}

async function pictureFaults(drawn: readonly Drawn[]): Promise<string[]> {
  const { default: sharp } = await import("sharp");
  const faults = await Promise.all(drawn.map(async ({ name, bytes }) => {
    const problem = await sharp(bytes).stats().then(() => null, (error: Error) => error.message);
    return problem === null ? [] : [`${name} cannot be read (${problem})`];
  }));
  return faults.flat();
}

/** Transfers whose entries do not sum to zero, by table, column and key; at most ten. */
async function selectLedgerFaults(sql: Sql): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'xp_entries.amount sums to ' || sum(amount) || ', not 0, where transfer_id = ' || transfer_id as fault
    from xp_entries
    group by transfer_id
    having sum(amount) <> 0
    limit 10`;
  return rows.map(({ fault }) => fault);
}

/** A picture that was drawn, with its bytes. */
interface Drawn {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Draws some of a stream whose length nobody knows, each with the same chance (reservoir sampling):
 * `wants` says whether the next one is taken, so that only these are read.
 */
export function createDraw(most: number, random: () => number = Math.random) {
  const drawn: Drawn[] = [];
  let seen = 0;
  let place = 0;
  return {
    drawn: drawn as readonly Drawn[],
    wants(): boolean {
      place = seen < most ? seen : Math.floor(random() * (seen + 1));
      seen += 1;
      return place < most;
    },
    take(picture: Drawn): void {
      drawn[place] = picture;
    },
  };
}
