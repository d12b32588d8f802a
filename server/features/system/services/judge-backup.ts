import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import { formatBackupCommand } from "../../../settings/operator-commands.ts";
import type { BackupConfig } from "../../../settings/backup-config.ts";
import type { LastRuns } from "../backup-run-queries.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";

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
export function judgeBackup({ backup, runs, now }: BackupGiven): Service {
  const [made, rehearsed] = (["backup", "rehearsal"] as const).map((kind) =>
    runs.find((run) => run.kind === kind)
  );
  const isOff = backup === null && !made?.finished_at && !made?.failed_at;
  return makeService({
    name: "backup",
    says: backup
      ? `Each night after ${String(backup.hour).padStart(2, "0")}:00 UTC a backup goes to ${
        placeText(backup)
      }.`
      : "No backup is made automatically (BACKUP_TO is not set).",
    problems: [
      ...judgeFailure("The last backup failed", `\`${formatBackupCommand()}\``, made, now),
      ...(backup ? judgeAge(made, now) : []),
      ...judgeFailure(
        "The last rehearsal failed, so nobody knows whether the newest backup can be restored",
        `\`${formatBackupCommand("rehearse")}\``,
        rehearsed,
        now,
      ),
      ...(backup ? judgeRehearsal(made, rehearsed, now) : []),
      ...judgeMissing(made),
    ],
    facts: [
      makeFact("Last good backup", made?.name ?? "None", made?.finished_at ?? null),
      makeFact("Size", made?.bytes ? sizeText(made.bytes) : "Unknown"),
      makeFact("Last rehearsal", rehearsed?.name ?? "None", rehearsed?.finished_at ?? null),
    ],
    isOff,
  });
}

function sizeText(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function placeText({ to }: BackupConfig): string {
  return "folder" in to ? to.folder : ["s3:/", to.bucket, to.prefix].filter(Boolean).join("/");
}

function judgeFailure(
  says: string,
  command: string,
  run: LastRuns | undefined,
  now: Date,
): ServiceProblem[] {
  if (!run?.failed_at) return [];
  const given = {
    says: `${says}: ${run.failure ?? "unknown"}`,
    since: run.failed_at,
    todo: "Fix what it says. It is tried again within an hour; now: " + command,
    page,
  };
  const age = run.finished_at ? now.getTime() - run.finished_at.getTime() : Infinity;
  return age > 2 * 24 * hourMs ? [makeUrgentProblem(given)] : [makeWarning(given)];
}

function judgeAge(made: LastRuns | undefined, now: Date): ServiceProblem[] {
  const at = made?.finished_at ?? null;
  if (at && now.getTime() - at.getTime() < lateMs) return [];
  return [makeWarning({
    says: at ? "There is no backup of the last night." : "There is no backup yet.",
    since: at,
    todo: `The launcher makes it: look for 'backup' in its log. Now: \`${formatBackupCommand()}\``,
    page,
  })];
}

function judgeRehearsal(
  made: LastRuns | undefined,
  rehearsed: LastRuns | undefined,
  now: Date,
): ServiceProblem[] {
  if (!made?.finished_at || rehearsed?.failed_at) return [];
  const at = rehearsed?.finished_at ?? null;
  if (at && now.getTime() - at.getTime() < rehearsalLateMs) return [];
  return [makeWarning({
    says: at ? "No backup was rehearsed for more than a week." : "No backup was rehearsed yet.",
    since: at,
    todo: `Where the secret key is: \`${formatBackupCommand("rehearse")}\``,
    page: `${page}#rehearse`,
  })];
}

function judgeMissing(made: LastRuns | undefined): ServiceProblem[] {
  if (!made?.missing) return [];
  return [makeWarning({
    says: `${formatCount(made.missing, "file")} that the database names ${
      made.missing === 1 ? "was" : "were"
    } not found.`,
    since: made.finished_at,
    todo: "Look whether DATA_DIR/uploads, or the bucket, is whole; manifest.json of the backup names them.",
    page,
  })];
}
