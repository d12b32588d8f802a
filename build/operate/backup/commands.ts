import { parseArgs } from "node:util";
import { ConfigError } from "../../../server/config-error.ts";
import { parseBackupPlace } from "../../../server/settings/backup-config.ts";
import { readEnvironment } from "../doctor/settings/read-environment.ts";
import { formatBackupCommand, formatRestoreCommand } from "../../../server/settings/operator-commands.ts";
import { generateBackupKey } from "./format/age-key.ts";
import { countBytes } from "./manifest.ts";
import { runRehearsal } from "./rehearse/run-rehearsal.ts";
import { formatMegabytes, runRestore } from "./restore/run-restore.ts";
import { runBackup } from "./run-backup.ts";
import { type BackupSettings, readBackupSettings } from "./settings.ts";
import { listWhole } from "./backup-list.ts";
import { openTarget } from "./target.ts";

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
async function runNightly({ root, settings, say, now }: Nightly): Promise<void> {
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

export interface Command {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

const now = () => new Date();

const backupUsage = `${formatBackupCommand("[folder or s3://bucket/prefix]")}
  makes a backup there; without a place in BACKUP_TO
${formatBackupCommand("list [place]")}      names the backups there, or in BACKUP_TO
${formatBackupCommand("rehearse [place]")}  restores the newest of them into a scratch database and checks it
${formatBackupCommand("key")}               makes a key for BACKUP_KEY
  --env-file FILE   reads the settings of this file too, e.g. /etc/glimmer.env`;

const restoreUsage = `${formatRestoreCommand("<backup>")}
  restores into an empty DATA_DIR and an empty database: a folder, s3://…, or a name in BACKUP_TO
  --keep-waiting    mails and pushes that waited in the backup go out, as after a planned move
  --env-file FILE   reads the settings of this file too, e.g. /etc/glimmer.env`;

/** `npm run backup`. Throws with a sentence for the operator. */
export async function backupCommandOf({ root, env: given, args, say }: Command): Promise<void> {
  const { values, positionals } = parse(args, backupUsage, {});
  const [what, place, ...others] = positionals;
  const takesPlace = what === "list" || what === "rehearse";
  if (others.length > 0 || (place !== undefined && !takesPlace)) throw new Error(backupUsage);
  if (what === "key") return sayKey(say);
  const { env } = await readEnvironment(given, values["env-file"] ?? null);
  const settings = readBackupSettings(env);
  if (what === "nightly") return await runNightly({ root, settings, say, now });
  if (what === "rehearse") {
    await runRehearsal({ root, settings, to: placeOf(settings, "rehearse ", place), say, now });
    return;
  }
  if (what === "list") {
    const target = await openTarget(placeOf(settings, "list ", place), settings.store);
    for (const name of await listWhole(target)) say(name);
    return;
  }
  const to = placeOf(settings, "", what);
  if (!settings.key) say("BACKUP_KEY is not set: whoever can read the backup can read everything in it.");
  const made = await runBackup({ root, settings, to, say, now });
  if (!made) throw new Error("Another backup is under way. Try again when it is done.");
  say(
    `Backed up: ${made.name}, ${formatMegabytes(countBytes(made))}, ${made.rows} rows, ${made.files} files.`,
  );
  if (made.missing.length > 0) {
    say(`${made.missing.length} files that the database names were not found, e.g. ${made.missing[0]}.`);
  }
}

/** `npm run restore`. Throws with a sentence for the operator. */
export async function restoreCommandOf({ root, env: given, args, say }: Command): Promise<void> {
  const { values, positionals } = parse(args, restoreUsage, { "keep-waiting": { type: "boolean" } });
  const [backup, ...others] = positionals;
  if (backup === undefined || others.length > 0) throw new Error(restoreUsage);
  const { env } = await readEnvironment(given, values["env-file"] ?? null);
  const keepWaiting = values["keep-waiting"] === true;
  const restored = await runRestore({ root, settings: readBackupSettings(env), backup, keepWaiting, say });
  say(`Restored: ${restored.rows} rows and ${restored.files} files.`);
  if (restored.dropped > 0) say(`${restored.dropped} mails and pushes that waited were dropped.`);
  say("Before members come back: build/docs/bad-day.md#after-a-restore");
}

function parse<T extends Record<string, { type: "boolean" }>>(
  args: readonly string[],
  usage: string,
  more: T,
) {
  try {
    const options = { "env-file": { type: "string" }, ...more } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return {
      values: values as Record<string, string | undefined> & { [K in keyof T]?: boolean },
      positionals,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}

/** The place that was named, or BACKUP_TO. `verb` is what stands before it on the command line. */
function placeOf({ to }: BackupSettings, verb: string, named?: string) {
  if (named !== undefined) return parseBackupPlace(named);
  if (to) return to;
  const example = formatBackupCommand(`${verb}/srv/backups`);
  throw new ConfigError(`BACKUP_TO is not set. Set it, or name a place: ${example}`);
}

function sayKey(say: (line: string) => void): void {
  const { identity, recipient } = generateBackupKey();
  say(`BACKUP_KEY=${identity}`);
  say("Keep it on paper or in a store of secrets, never beside the backups: nothing opens them without it.");
  say(`A machine that only makes backups needs no more than BACKUP_KEY=${recipient}`);
}
