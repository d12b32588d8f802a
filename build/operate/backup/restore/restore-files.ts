import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { discardFile, type Storage } from "../../../../server/providers/storage/storage.ts";
import type { TarEntry } from "../format/tar.ts";
import { type Backup, readBackup } from "./read-backup.ts";

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
export function createFileWriter(dataDir: string, files: Pick<Storage, "put">) {
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
