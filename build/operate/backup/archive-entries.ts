import { promisify } from "node:util";
import { gzip as gzipWithCallback } from "node:zlib";
import { splitIntoChunks } from "./format/age.ts";
import { createBody, type TarEntry } from "./format/tar.ts";
import type { FileSource } from "./files/link-uploads.ts";
import type { Snapshot } from "./snapshot/open-snapshot.ts";
import { noteProgress, type Progress } from "./watch-progress.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getEvidenceFile } from "../../../server/features/cases/records/settle-evidence.ts";
import {
  getHeldImageKey,
  getPrivateImageKey,
  getPublicImageKey,
  imageSizes,
} from "../../../server/features/media/image-key.ts";
import { getAudioKey } from "../../../server/features/speech/audio-key.ts";
import type { StoredFile } from "../../../server/providers/storage/storage.ts";
import { selectAudio, selectEvidencePictures, selectPictures } from "./snapshot/stored-file-queries.ts";

/** Files of the data directory that belong to the database, a process or a restore. */
const others = /^(postgres|launcher\.|restore-|\.)/;

/** The small files of the data directory: keys and secrets that were made without settings. */
async function readDataFiles(
  dataDir: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }[]> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !others.test(entry.name)).map(({ name }) => name);
  return await Promise.all(
    names.toSorted().map(async (name) => ({
      name,
      bytes: await readFile(join(dataDir, name)),
    })),
  );
}

const gzip = promisify(gzipWithCallback);

/** The rows of one entry, before they are compressed. */
const rowBytes = 8 * 1024 * 1024;
const newline = 0x0a;

export const descriptionName = "database/description.json";

/** Counts of what was written, kept while it is. */
export interface Written {
  rows: number;
  files: number;
  readonly missing: string[];
}

/**
 * The files of a backup: what the tables are, the files of DATA_DIR, members' files, then the rows
 * of the tables: a restore fills the database last, in one transaction. Rows lie in pieces, since
 * an entry says its length before its content; the pieces of a table, one after the other, are what
 * `copy … to stdout` wrote, compressed by gzip.
 */
export async function* listArchiveEntries(
  { snapshot, source, dataDir, written, progress }: {
    readonly snapshot: Snapshot;
    readonly source: FileSource;
    readonly dataDir: string;
    readonly written: Written;
    readonly progress?: Pick<Progress, "made">;
  },
): AsyncGenerator<TarEntry> {
  yield entryOf(descriptionName, Buffer.from(`${JSON.stringify(snapshot.description, null, 2)}\n`));
  for (const { name, bytes } of await readDataFiles(dataDir)) yield entryOf(`data/${name}`, bytes);
  for await (const { key, file } of noteProgress(readNamedFiles(snapshot, source), progress)) {
    if (!file) {
      written.missing.push(key);
      continue;
    }
    written.files += 1;
    const body = file.body instanceof Uint8Array
      ? createBody(file.body)
      : file.body as AsyncIterable<Uint8Array>;
    yield { name: `files/${key}`, size: file.size, body };
  }
  for (const [at, table] of snapshot.description.tables.entries()) {
    const rows = await snapshot.read(table);
    let number = 0;
    for await (const piece of splitIntoChunks(rows, rowBytes)) {
      snapshot.lost.throwIfAborted();
      written.rows += countRows(piece);
      yield entryOf(formatRowsName(at, ++number), await gzip(piece, { level: 3 }));
    }
  }
}

/** The name of a piece of a table, which is counted as in the description. */
export function formatRowsName(table: number, piece: number): string {
  return `database/${String(table).padStart(4, "0")}/${String(piece).padStart(6, "0")}.copy.gz`;
}

/** The place of the table in the description; null for another name. */
export function parseRowsName(name: string): number | null {
  const match = /^database\/(\d{4})\/\d{6}\.copy\.gz$/.exec(name);
  return match ? Number(match[1]) : null;
}

function entryOf(name: string, bytes: Uint8Array): TarEntry {
  return { name, size: bytes.length, body: createBody(bytes) };
}

function countRows(piece: Uint8Array): number {
  let rows = 0;
  for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline, at + 1)) rows++;
  return rows;
}

/** A file that the snapshot names, under the key where it belongs; null: it is nowhere. */
interface NamedFile {
  readonly key: string;
  readonly file: StoredFile | null;
}

/**
 * Every file that the snapshot names. Where a picture lies follows the database by a job, and it
 * may be moved while this looks: so it is looked for at each place, and kept where the snapshot
 * says it belongs. Else a picture that was taken back could be served to everybody after a restore.
 */
async function* readNamedFiles(snapshot: Snapshot, source: FileSource): AsyncGenerator<NamedFile> {
  for await (const { id, is_published: isPublished, is_held: isHeld } of selectPictures(snapshot)) {
    for (const size of imageSizes) {
      const places = [getPublicImageKey, getPrivateImageKey, getHeldImageKey].map((keyOf) => keyOf(id, size));
      const [shown = "", own = "", held = ""] = places;
      const key = isHeld ? held : isPublished ? shown : own;
      yield { key, file: await findFile(source, [key, ...places.filter((place) => place !== key)]) };
    }
  }
  for await (const { id } of selectAudio(snapshot)) {
    const key = getAudioKey(id);
    yield { key, file: await findFile(source, [key]) };
  }
  for await (const { evidence_id: evidenceId, image_id: imageId } of selectEvidencePictures(snapshot)) {
    const key = getEvidenceFile(evidenceId, imageId);
    yield { key, file: await findFile(source, [key]) };
  }
}

/** Twice, since a file may move to a place that was looked at already. */
async function findFile(source: FileSource, keys: readonly string[]): Promise<StoredFile | null> {
  for (const key of [...keys, ...keys]) {
    const file = await source.get(key);
    if (file) return file;
  }
  return null;
}
