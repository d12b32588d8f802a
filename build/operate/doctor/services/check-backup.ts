import { statfs } from "node:fs/promises";
import { selectLastRuns } from "../../../../server/features/system/backup-run-queries.ts";
import { judgeBackup } from "../../../../server/features/system/services/judge-backup.ts";
import { writeService } from "../../../../server/features/system/services/service-parts.ts";
import type { Check } from "../check.ts";
import { openForDoctor } from "../database/open-for-doctor.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

/** When the last good backup was made, and whether the next one has a place. */
export const checkBackup: Check = {
  name: "backup",
  waitsFor: "The database",
  ifSilent: "See the database line.",
  async run(examination) {
    const { config, wrong, now } = examination;
    if (wrong.has("BACKUP_TO") || wrong.has("BACKUP_KEY")) {
      return skipped("Correct BACKUP_TO and BACKUP_KEY first.");
    }
    if (!config.backup) {
      return skipped("Not set up (BACKUP_TO): no backup is made automatically.");
    }
    const place = await findPlaceProblem(config.backup.to);
    if (place) return place;
    const db = openForDoctor(examination);
    try {
      const runs = await selectLastRuns(db.sql).catch(() => null);
      if (!runs) return skipped("The database does not say when the last backup was made.");
      const judged = judgeBackup({ backup: config.backup, runs, now: now() });
      const { problems, facts } = writeService(judged, "en");
      if (problems.length > 0) {
        return problems.map(({ says, todo, isUrgent }) => (isUrgent ? fix : warn)(says, todo));
      }
      return ok(`The last good backup is ${facts[0]?.text}.`);
    } finally {
      await db.close();
    }
  },
};

async function findPlaceProblem(
  to: { readonly folder: string } | { readonly bucket: string },
): Promise<Finding | null> {
  if (!("folder" in to)) return null;
  return await statfs(to.folder).then(
    () => null,
    (error: NodeJS.ErrnoException) =>
      fix(
        `BACKUP_TO=${to.folder} cannot be read (${error.code}).`,
        "Create the folder, and give it to the user of Glimmer.",
      ),
  );
}
