import { backupsToRemove } from "./keep.ts";
import { listWhole, readManifest, removeBackup } from "./targets/backup-list.ts";
import type { Target } from "./targets/target.ts";

/** Removes the backups that are kept no longer (backup.4). Returns their names. */
export async function keepLatest(target: Target): Promise<string[]> {
  const listed = await listWhole(target);
  const whole: string[] = [];
  // One that somebody took away must not count as a good one of its day.
  for (const name of listed) if (await readManifest(target, name).catch(() => null)) whole.push(name);
  const removed = backupsToRemove(whole);
  for (const name of removed) await removeBackup(target, name);
  return removed;
}
