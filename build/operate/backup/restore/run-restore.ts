import { startEmbeddedDatabase } from "../../../start/launcher/data/embedded-database.ts";
import { takeDataDir } from "../../../start/launcher/data/take-data-dir.ts";
import { openFiles } from "../files/file-source.ts";
import { findBackup } from "../find-backup.ts";
import { bytesOf } from "../manifest.ts";
import type { BackupSettings } from "../settings.ts";
import { takeEmptyPlace, wasFilling } from "./empty-place.ts";
import { verifyBackup } from "./read-backup.ts";
import { refuseFilledDatabase } from "./fill-database.ts";
import { refuseFilledBucket, removeFromBucket } from "./restore-files.ts";
import { restoreBackup, type Restored } from "./restore-backup.ts";

interface RunRestore {
  readonly root: string;
  readonly settings: BackupSettings;
  /** As `findBackup` takes it. */
  readonly backup: string;
  readonly keepWaiting: boolean;
  readonly say: (line: string) => void;
}

/**
 * Restores a backup into an empty DATA_DIR and an empty database, after its hashes were compared.
 * Rejects in words; then the files are removed again. A database that was begun keeps a mark, and
 * so does a folder when the process was killed: nothing starts there, and the same restore may be
 * run again. backup.5
 */
export async function runRestore(
  { root, settings, backup, keepWaiting, say }: RunRestore,
): Promise<Restored> {
  const { dataDir, databaseUrl, store, key } = settings;
  const { target, manifest } = await findBackup(backup, settings);
  const found = { target, manifest, identity: key?.identity ?? null };
  say(`Comparing ${target.place}/${manifest.name} (${megabytes(bytesOf(manifest))}) with its hashes.`);
  await verifyBackup(found);
  const lock = await takeDataDir({ root, dataDir, say });
  try {
    const files = await openFiles(dataDir, store);
    const bucket = store && `${manifest.name} ${store.endpoint} ${store.bucket} ${store.prefix}`;
    if (bucket !== null && !await wasFilling(dataDir, bucket)) await refuseFilledBucket(found, files);
    const place = await takeEmptyPlace(dataDir, bucket);
    let isFilling = false;
    try {
      const database = databaseUrl ? null : await startEmbeddedDatabase(dataDir, say);
      const url = databaseUrl ?? database?.url ?? "";
      try {
        await refuseFilledDatabase(url, manifest.takenAt);
        say("Restoring.");
        isFilling = true;
        const restored = await restoreBackup(found, {
          databaseUrl: url,
          dataDir,
          files,
          keepWaiting,
        });
        await database?.stop();
        await place.done();
        return restored;
      } catch (error) {
        await database?.stop();
        throw error;
      }
    } catch (error) {
      // Its own error says more; what stays there is refused by name the next time.
      if (store && isFilling) await removeFromBucket(found, files).catch(() => {});
      await place.giveBack();
      throw error;
    }
  } finally {
    await lock.release();
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
