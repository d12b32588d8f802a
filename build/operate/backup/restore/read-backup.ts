import { createHash, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { gunzip as gunzipWithCallback } from "node:zlib";
import { decryptAge } from "../format/age.ts";
import { readTar, type TarEntry } from "../format/tar.ts";
import { type BackupManifest, formatPartKey } from "../manifest.ts";
import type { Target } from "../target.ts";

export const gunzip = promisify(gunzipWithCallback);

export interface Backup {
  readonly target: Target;
  readonly manifest: BackupManifest;
  /** Null where BACKUP_KEY cannot open anything. */
  readonly identity: KeyObject | null;
}

/**
 * Throws, in words, when the key does not open it, and when a part is missing or has another hash
 * than the manifest says. Changes nothing. backup.5
 */
export async function verifyBackup(backup: Backup): Promise<void> {
  await tryKey(backup);
  for await (const _ of partsOf(backup)) {
    // Only the hashes are of interest.
  }
}

/** Reads to the first bytes of the archive. */
async function tryKey(backup: Backup): Promise<void> {
  for await (const _ of plainBytes(backup)) return;
}

/** The files of the archive. Read the body of each to its end before the next. */
export function readBackup(backup: Backup): AsyncGenerator<TarEntry> {
  return readTar(plainBytes(backup));
}

function plainBytes(backup: Backup): AsyncGenerator<Uint8Array> {
  const { manifest: { recipient }, identity } = backup;
  if (recipient === null) return partsOf(backup);
  if (!identity) {
    throw new Error(
      `The backup is encrypted for ${recipient}: set BACKUP_KEY to the secret key of it, AGE-SECRET-KEY-1….`,
    );
  }
  return decryptAge(partsOf(backup), identity);
}

/** All bytes as they lie there. Throws after a part that is not as the manifest says. */
async function* partsOf({ target, manifest: { name, parts } }: Backup): AsyncGenerator<Uint8Array> {
  for (const [at, part] of parts.entries()) {
    const key = formatPartKey(name, at + 1);
    const stream = await target.stream(key);
    if (!stream) throw new Error(`${target.place}/${key} is missing. Take another backup.`);
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const piece of stream) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
    if (bytes !== part.bytes || hash.digest("hex") !== part.sha256) {
      throw new Error(`${target.place}/${key} is not as it was written: take another backup.`);
    }
  }
}
