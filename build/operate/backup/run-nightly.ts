import { runBackup } from "./run-backup.ts";
import { runRehearsal } from "./rehearse/run-rehearsal.ts";
import { countBytes } from "./manifest.ts";
import type { BackupSettings } from "./settings.ts";

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
  const made = await runBackup({ ...given, unless: { goodSince: findLastNight(now(), hour), failedSince } });
  if (made) {
    say(JSON.stringify({
      level: 30,
      time: now().getTime(),
      msg: "backed up",
      backup: made.name,
      bytes: countBytes(made),
      rows: made.rows,
      files: made.files,
      missing: made.missing.length,
    }));
  }
  // Without the secret key this machine can open none.
  if (key && !key.identity) return;
  await runRehearsal({ ...given, unless: { goodSince: findLastWeek(now(), hour), failedSince } });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The last time the hour struck (UTC): what was made since then is tonight's. */
export function findLastNight(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + hour * hourMs;
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** The last night from Sunday to Monday: rehearsals are made once a week. */
export function findLastWeek(now: Date, hour: number): Date {
  const night = findLastNight(now, hour).getTime();
  const daysSinceMonday = (new Date(night).getUTCDay() + 6) % 7;
  return new Date(night - daysSinceMonday * dayMs);
}

/** After a failure it is tried again after an hour. */
function retryAfter(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}
