import { basename, dirname } from "node:path";
import { type BackupPlace, parseBackupPlace } from "../../../server/settings/backup-config.ts";
import type { StoreConfig } from "../../../server/settings/storage-config.ts";
import { type BackupManifest, parseBackupTime } from "./manifest.ts";
import { listWhole, readManifest } from "./backup-list.ts";
import { openTarget, type Target } from "./target.ts";

export interface FoundBackup {
  readonly target: Target;
  readonly manifest: BackupManifest;
}

/**
 * The backup that an operator names: by its place and name (`/srv/backups/glimmer-…`,
 * `s3://bucket/prefix/glimmer-…`), by its name in BACKUP_TO, or by a place, of which the newest is
 * taken. Throws in words when there is none.
 */
export async function findBackup(
  given: string,
  { to, store }: { readonly to: BackupPlace | null; readonly store: StoreConfig | null },
): Promise<FoundBackup> {
  const trimmed = given.replace(/\/+$/, "");
  const name = trimmed.startsWith("s3:") ? trimmed.split("/").at(-1) ?? "" : basename(trimmed);
  if (!parseBackupTime(name)) {
    return await findNewestBackup(await openTarget(parseBackupPlace(trimmed), store));
  }
  const place = trimmed === name ? to : placeOf(trimmed, name);
  if (!place) throw new Error(`Where is ${name}? Give its folder too, or set BACKUP_TO.`);
  const target = await openTarget(place, store);
  const manifest = await readManifest(target, name);
  if (!manifest) {
    throw new Error(`There is no whole backup ${name} in ${target.place}: it has no manifest.json.`);
  }
  return { target, manifest };
}

function placeOf(path: string, name: string): BackupPlace {
  return parseBackupPlace(path.startsWith("s3:") ? path.slice(0, -name.length - 1) : dirname(path));
}

/** Throws in words when there is none. */
export async function findNewestBackup(target: Target): Promise<FoundBackup> {
  for (const name of (await listWhole(target)).toReversed()) {
    const manifest = await readManifest(target, name);
    if (manifest) return { target, manifest };
  }
  throw new Error(`There is no backup in ${target.place}.`);
}
