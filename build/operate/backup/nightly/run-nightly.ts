import { runBackup } from "../run-backup.ts";
import { runRehearsal } from "../rehearse/run-rehearsal.ts";
import { bytesOf } from "../manifest.ts";
import type { BackupSettings } from "../settings.ts";
import { lastNight, lastWeek, retryAfter } from "./due-since.ts";

interface Nightly {
  readonly root: string;
  readonly settings: BackupSettings;
  /** Gets lines of the log, as JSON. */
  readonly say: (line: string) => void;
  readonly now: () => Date;
}

/**
 * Makes tonight's backup and the week's rehearsal, where no machine on the database made them yet.
 * Rejects with why one could not be made: it is tried again after an hour. backup.4
 */
export async function runNightly({ root, settings, say, now }: Nightly): Promise<void> {
  const { to, key, hour } = settings;
  if (!to) return;
  const failedSince = retryAfter(now());
  const given = { root, settings, to, say, now };
  const made = await runBackup({ ...given, unless: { goodSince: lastNight(now(), hour), failedSince } });
  if (made) {
    say(JSON.stringify({
      level: 30,
      time: now().getTime(),
      msg: "backed up",
      backup: made.name,
      bytes: bytesOf(made),
      rows: made.rows,
      files: made.files,
      missing: made.missing.length,
    }));
  }
  // Without the secret key this machine can open none.
  if (key && !key.identity) return;
  await runRehearsal({ ...given, unless: { goodSince: lastWeek(now(), hour), failedSince } });
}
