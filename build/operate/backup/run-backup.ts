import type { BackupPlace } from "../../../server/settings/backup-config.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { makeBackup } from "./make-backup.ts";
import { type BackupManifest, countBytes, parseBackupTime } from "./manifest.ts";
import { openSourceDatabase } from "./open-source-database.ts";
import type { BackupSettings } from "./settings.ts";
import { listWhole, readManifest, removeBackup } from "./backup-list.ts";
import { openTarget, type Target } from "./target.ts";
import { withRun } from "./with-run.ts";
import { retention } from "#shared/retention.ts";

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
        return { manifest, name, rows, files, missing: missing.length, bytes: countBytes(manifest) };
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
    for (const name of await removeOldBackups(target)) {
      say(`Removed ${name}: seven days and four weeks are kept.`);
    }
  } catch (error) {
    say(
      `The backup is whole, but old ones in ${target.place} could not be removed: ${
        (error as Error).message
      }`,
    );
  }
}

/** Removes the backups that are kept no longer (backup.4). Returns their names. */
async function removeOldBackups(target: Target): Promise<string[]> {
  const listed = await listWhole(target);
  const whole: string[] = [];
  // One that somebody took away must not count as a good one of its day.
  for (const name of listed) if (await readManifest(target, name).catch(() => null)) whole.push(name);
  const removed = chooseBackupsToRemove(whole);
  for (const name of removed) await removeBackup(target, name);
  return removed;
}

/** Seven nights, and as many weeks as /privacy says. */
const usual = { days: 7, weeks: retention.backups.days / 7 };
const dayMs = 86_400_000;

interface Kept {
  readonly days: number;
  readonly weeks: number;
}

/**
 * The names of backups to remove (backup.4): the newest of each of the last days that have one, and
 * of each of the last weeks from Monday on, stay. The newest always stays, and names that are not
 * ours are nobody's to remove.
 */
export function chooseBackupsToRemove(names: readonly string[], { days, weeks }: Kept = usual): string[] {
  const dated = names.flatMap((name) => {
    const at = parseBackupTime(name);
    return at ? [{ name, day: Math.floor(at.getTime() / dayMs) }] : [];
  }).toSorted((a, b) => a.name < b.name ? 1 : -1);
  const kept = new Set([
    ...dated.slice(0, 1).map(({ name }) => name),
    ...newestOfEach(dated, ({ day }) => day, days),
    // The first day of the epoch was a Thursday.
    ...newestOfEach(dated, ({ day }) => Math.floor((day + 3) / 7), weeks),
  ]);
  return dated.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach<T extends { readonly name: string }>(
  newestFirst: readonly T[],
  groupOf: (backup: T) => number,
  most: number,
): string[] {
  const groups = new Map<number, string>();
  for (const backup of newestFirst) {
    const group = groupOf(backup);
    if (!groups.has(group)) groups.set(group, backup.name);
  }
  return [...groups.values()].slice(0, most);
}
