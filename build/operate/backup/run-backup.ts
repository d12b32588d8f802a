import type { BackupPlace } from "../../../server/settings/backup-config.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { keepLatest } from "./keep-latest.ts";
import { makeBackup } from "./make/make-backup.ts";
import { type BackupManifest, bytesOf } from "./manifest.ts";
import { openSourceDatabase } from "./open-source-database.ts";
import type { BackupSettings } from "./settings.ts";
import { removeBackup } from "./targets/backup-list.ts";
import { openTarget, type Target } from "./targets/target.ts";
import { withRun } from "./with-run.ts";

interface RunBackup {
  readonly root: string;
  readonly settings: BackupSettings;
  readonly to: BackupPlace;
  readonly say: (line: string) => void;
  readonly now: () => Date;
  /** Nightly: nothing is made when there is a good one since then, or one failed since then. */
  readonly unless?: { readonly goodSince: Date; readonly failedSince: Date };
}

/**
 * Makes a backup and removes those that are too old, as a run that the database knows of. Null when
 * none is due, or another one is under way.
 */
export async function runBackup(
  { root, settings, to, say, now, unless }: RunBackup,
): Promise<BackupManifest | null> {
  const source = await openSourceDatabase(root, settings, say);
  const database = openDatabase(source.url, { maxConnections: 2 });
  try {
    const target = await openTarget(to, settings.store);
    const made = await withRun({
      database,
      now,
      kind: "backup",
      place: target.place,
      unlessSince: unless?.goodSince ?? null,
      unlessFailedSince: unless?.failedSince ?? null,
      work: async ({ refuseIfEnded, progress }) => {
        const { dataDir, store, key } = settings;
        const manifest = await makeBackup({
          databaseUrl: source.url,
          dataDir,
          store,
          target,
          recipient: key?.recipient ?? null,
          say,
          progress,
          beforeManifest: refuseIfEnded,
        });
        const { name, rows, files, missing } = manifest;
        return { manifest, name, rows, files, missing: missing.length, bytes: bytesOf(manifest) };
      },
      undo: ({ name }) => removeBackup(target, name),
    });
    if (!made) return null;
    await removeOld(target, say);
    return made.manifest;
  } finally {
    await database.close();
    await source.close();
  }
}

/** Says why they could not be removed: the backup that was made is good nevertheless. */
export async function removeOld(target: Target, say: (line: string) => void): Promise<void> {
  try {
    for (const name of await keepLatest(target)) say(`Removed ${name}: seven days and four weeks are kept.`);
  } catch (error) {
    say(
      `The backup is whole, but old ones in ${target.place} could not be removed: ${
        (error as Error).message
      }`,
    );
  }
}
