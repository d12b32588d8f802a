import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatRestoreCommand } from "../../../../server/settings/operator-commands.ts";

/** Lies in DATA_DIR while a restore fills it. */
export const restoreMark = "restore-under-way";

/** Throws when a restore into the folder did not end: an empty community would start beside it. */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, restoreMark))) return;
  throw new Error(
    `A restore into ${dataDir} is under way, or ended in the middle. Run it again: ${
      formatRestoreCommand("<backup>")
    }`,
  );
}
