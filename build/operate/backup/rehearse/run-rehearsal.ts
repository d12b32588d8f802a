import type { BackupPlace } from "../../../../server/settings/backup-config.ts";
import { openDatabase } from "../../../../server/db/open-database.ts";
import { findNewestBackup } from "../find-backup.ts";
import { openSourceDatabase } from "../open-source-database.ts";
import type { BackupSettings } from "../settings.ts";
import { openTarget } from "../target.ts";
import { withRun } from "../with-run.ts";
import { rehearse, type Rehearsed } from "./rehearse.ts";

interface RunRehearsal {
  readonly root: string;
  readonly settings: BackupSettings;
  readonly to: BackupPlace;
  readonly say: (line: string) => void;
  readonly now: () => Date;
  /** Nightly: none when one ended well, or failed, since then. */
  readonly unless?: { readonly goodSince: Date; readonly failedSince: Date };
}

/**
 * Rehearses the newest backup, and writes into the database how it went. Null when none is due, or
 * another one is under way. Rejects with what is wrong.
 */
export async function runRehearsal(
  { root, settings, to, say, now, unless }: RunRehearsal,
): Promise<Rehearsed | null> {
  const { dataDir, store, key } = settings;
  const source = await openSourceDatabase(root, settings, say);
  const database = openDatabase(source.url, { maxConnections: 2 });
  try {
    const target = await openTarget(to, store);
    const startedAt = now().getTime();
    const done = await withRun({
      database,
      now,
      kind: "rehearsal",
      place: target.place,
      unlessSince: unless?.goodSince ?? null,
      unlessFailedSince: unless?.failedSince ?? null,
      work: async ({ progress }) => {
        const identity = key?.identity ?? null;
        return await rehearse(await findNewestBackup(target), { identity, below: dataDir, progress });
      },
    });
    if (!done) {
      if (!unless) throw new Error("Another rehearsal is under way.");
      return null;
    }
    const seconds = Math.round((now().getTime() - startedAt) / 1000);
    say(
      `Rehearsed ${done.name} in ${seconds} s: ${done.rows} rows, the ledger sums to zero, counters are right, ` +
        `${done.pictures} of ${done.files} files opened as pictures.`,
    );
    return done;
  } finally {
    await database.close();
    await source.close();
  }
}
