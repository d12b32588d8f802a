import { startEmbeddedDatabase } from "../../../start/launcher/data/embedded-database.ts";
import { takeDataDir } from "../../../start/launcher/data/take-data-dir.ts";
import { openFiles } from "../files/file-source.ts";
import { findBackup } from "../find-backup.ts";
import { countBytes } from "../manifest.ts";
import type { BackupSettings } from "../settings.ts";
import { verifyBackup } from "./read-backup.ts";
import { refuseFilledDatabase } from "./fill-database.ts";
import { refuseFilledBucket, removeFromBucket, restoreBackup, type Restored } from "./restore-backup.ts";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { restoreMark } from "../../../start/launcher/data/refuse-half-restored.ts";
import { listClusterDirectories } from "../../../start/postgres/cluster-location.ts";
import { stopLeftover } from "../../../start/postgres/stop-leftover.ts";

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
  say(
    `Comparing ${target.place}/${manifest.name} (${formatMegabytes(countBytes(manifest))}) with its hashes.`,
  );
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

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const harmless = new Set(["lost+found"]);

/**
 * Whether a restore of this backup into this bucket was killed here: what lies in the bucket is its
 * own.
 */
async function wasFilling(dataDir: string, bucket: string): Promise<boolean> {
  const mark = await readFile(join(dataDir, restoreMark), "utf8").catch(() => "");
  return mark.split("\n").includes(bucket);
}

/**
 * Takes an empty data directory for a restore, or one that a restore left half filled, which is
 * emptied. Throws, and changes nothing, when anything else is in it. `bucket` names the backup and
 * where its files go, for the next restore.
 */
async function takeEmptyPlace(
  dataDir: string,
  bucket: string | null,
): Promise<{ done(): Promise<void>; giveBack(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dataDir)).filter((name) =>
    !harmless.has(name) && !name.startsWith("launcher.")
  );
  const isOurs = names.includes(restoreMark);
  // Where root keeps the database of this folder, which may be there when the folder is not.
  const elsewhere = listClusterDirectories(dataDir).slice(1).filter((directory) => existsSync(directory));
  const found = [...names, ...elsewhere];
  if (found.length > 0 && !isOurs) {
    throw new Error(
      `DATA_DIR=${dataDir} is not empty (${found.slice(0, 3).join(", ")}${found.length > 3 ? " …" : ""}). ` +
        "Restore into an empty one: nothing was changed.",
    );
  }
  const mark = join(dataDir, restoreMark);
  await writeFile(
    mark,
    `A restore fills this folder. Until it is done, nothing may start here.\n${
      bucket === null ? "" : `${bucket}\n`
    }`,
  );
  await removeFilled(dataDir);
  return {
    done: () => rm(mark),
    giveBack: async () => {
      await removeFilled(dataDir);
      await rm(mark);
    },
  };
}

async function removeFilled(dataDir: string): Promise<void> {
  // A restore that was killed may have left a server.
  for (const directory of listClusterDirectories(dataDir)) await stopLeftover(join(directory, "postgres"));
  for (const name of await readdir(dataDir)) {
    const stays = name === restoreMark || harmless.has(name) || name.startsWith("launcher.");
    if (!stays) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const directory of listClusterDirectories(dataDir).slice(1)) {
    await rm(directory, { recursive: true, force: true });
  }
}
