import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { formatDoctorCommand } from "../../../../server/settings/operator-commands.ts";
import { type Finding, fix } from "../finding.ts";

/**
 * A finding when this user may not look into the data directory: all others would be wrong then.
 * Null otherwise, also while there is no such directory.
 */
export async function findMissingAccess(dataDir: string): Promise<Finding | null> {
  const looks = [
    readdir(dataDir),
    readFile(join(dataDir, "launcher.lock")),
    readFile(join(dataDir, "session-secret")),
  ];
  const outcomes = await Promise.allSettled(looks);
  const isRefused = outcomes.some((outcome) =>
    outcome.status === "rejected" && (outcome.reason as NodeJS.ErrnoException).code === "EACCES"
  );
  if (!isRefused) return null;
  const owner = await stat(dataDir).then(({ uid }) => uid, () => null);
  return fix(
    `This user may not look into DATA_DIR=${dataDir}${
      owner === null ? "" : `, which belongs to user ${owner}`
    }: nothing was checked.`,
    `Run the same as that user${
      owner === null ? "" : `: sudo -u '#${owner}' ${formatDoctorCommand()}`
    }, or as root.`,
  );
}
