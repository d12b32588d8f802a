import { msg, plural } from "@lingui/core/runtime-macro";
import { asWritten, formatTenths, type Text } from "#shared/language/text.ts";
import { formatBackupCommand } from "../../../settings/operator-commands.ts";
import type { BackupConfig } from "../../../settings/backup-config.ts";
import type { LastRuns } from "../backup-run-queries.ts";
import {
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

export interface BackupGiven {
  readonly backup: BackupConfig | null;
  readonly runs: readonly LastRuns[];
  readonly now: Date;
}

const page = "build/docs/backup.md";
const hourMs = 3_600_000;
/** A night, and the time that a large backup takes. */
const lateMs = 30 * hourMs;
const rehearsalLateMs = 9 * 24 * hourMs;

/** When the last good backup was made, and whether it could be restored (backup.7). */
export function judgeBackup({ backup, runs, now }: BackupGiven): JudgedService {
  const [made, rehearsed] = (["backup", "rehearsal"] as const).map((kind) =>
    runs.find((run) => run.kind === kind)
  );
  const isOff = backup === null && !made?.finished_at && !made?.failed_at;
  return makeService({
    name: "backup",
    says: backup
      ? msg`Each night after ${{ hour: String(backup.hour).padStart(2, "0") }}:00 UTC a backup goes to ${{
        place: placeText(backup),
      }}.`
      : msg`No backup is made automatically (BACKUP_TO is not set).`,
    problems: [
      ...judgeFailure(
        (failure) => msg`The last backup failed: ${{ failure }}`,
        `\`${formatBackupCommand()}\``,
        made,
        now,
      ),
      ...(backup ? judgeAge(made, now) : []),
      ...judgeFailure(
        (failure) =>
          msg`The last rehearsal failed, so nobody knows whether the newest backup can be restored: ${{
            failure,
          }}`,
        `\`${formatBackupCommand("rehearse")}\``,
        rehearsed,
        now,
      ),
      ...(backup ? judgeRehearsal(made, rehearsed, now) : []),
      ...judgeMissing(made),
    ],
    facts: [
      makeFact(msg`Last good backup`, nameOf(made), made?.finished_at ?? null),
      makeFact(msg`Size`, made?.bytes ? sizeText(made.bytes) : msg`Unknown`),
      makeFact(msg`Last rehearsal`, nameOf(rehearsed), rehearsed?.finished_at ?? null),
    ],
    isOff,
  });
}

function nameOf(run: LastRuns | undefined): Text {
  return run?.name ? asWritten(run.name) : msg`None`;
}

function sizeText(bytes: number): Text {
  return bytes < 1e9
    ? msg`${{ size: formatTenths(bytes / 1e6) }} MB`
    : msg`${{ size: formatTenths(bytes / 1e9) }} GB`;
}

function placeText({ to }: BackupConfig): string {
  return "folder" in to ? to.folder : ["s3:/", to.bucket, to.prefix].filter(Boolean).join("/");
}

function judgeFailure(
  describe: (failure: Text) => Text,
  command: string,
  run: LastRuns | undefined,
  now: Date,
): JudgedProblem[] {
  if (!run?.failed_at) return [];
  const given = {
    says: describe(run.failure === null ? msg`unknown` : asWritten(run.failure)),
    since: run.failed_at,
    todo: msg`Fix what it says. It is tried again within an hour; now: ${{ command }}`,
    page,
  };
  const age = run.finished_at ? now.getTime() - run.finished_at.getTime() : Infinity;
  return age > 2 * 24 * hourMs ? [makeUrgentProblem(given)] : [makeWarning(given)];
}

function judgeAge(made: LastRuns | undefined, now: Date): JudgedProblem[] {
  const at = made?.finished_at ?? null;
  if (at && now.getTime() - at.getTime() < lateMs) return [];
  return [makeWarning({
    says: at ? msg`There is no backup of the last night.` : msg`There is no backup yet.`,
    since: at,
    todo: msg`The launcher makes it: look for 'backup' in its log. Now: ${{
      command: `\`${formatBackupCommand()}\``,
    }}`,
    page,
  })];
}

function judgeRehearsal(
  made: LastRuns | undefined,
  rehearsed: LastRuns | undefined,
  now: Date,
): JudgedProblem[] {
  if (!made?.finished_at || rehearsed?.failed_at) return [];
  const at = rehearsed?.finished_at ?? null;
  if (at && now.getTime() - at.getTime() < rehearsalLateMs) return [];
  return [makeWarning({
    says: at ? msg`No backup was rehearsed for more than a week.` : msg`No backup was rehearsed yet.`,
    since: at,
    todo: msg`Where the secret key is: ${{ command: `\`${formatBackupCommand("rehearse")}\`` }}`,
    page: `${page}#rehearse`,
  })];
}

function judgeMissing(made: LastRuns | undefined): JudgedProblem[] {
  if (!made?.missing) return [];
  const { missing } = made;
  return [makeWarning({
    says: msg`${
      plural({ missing }, {
        one: "# file that the database names was not found.",
        other: "# files that the database names were not found.",
      })
    }`,
    since: made.finished_at,
    todo:
      msg`Look whether DATA_DIR/uploads, or the bucket, is whole; manifest.json of the backup names them.`,
    page,
  })];
}
