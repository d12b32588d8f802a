import { parseArgs } from "node:util";
import { formatStorageCommand } from "../../../server/settings/operator-commands.ts";

export interface Arguments {
  /** `verify` changes nothing. */
  readonly command: "copy" | "verify";
  /** From the store back into the folder. */
  readonly isBack: boolean;
  /** Removes what was copied before and is gone where it was copied from. */
  readonly isRemoving: boolean;
  /** The file that a supervisor reads the settings from, in addition to the environment. */
  readonly envFile: string | null;
}

export const usage = `${
  formatStorageCommand("copy")
}      copies the files of DATA_DIR/uploads to the object store; any number of times
${formatStorageCommand("copy --to-folder")}   copies them back: the database says which there are
  --remove          with copy: removes there what it copied before and is gone here since
${formatStorageCommand("verify")}    compares every one of them with the store's, and changes nothing
  --env-file FILE   reads the settings of this file too, e.g. /etc/glimmer.env`;

/** Throws with a sentence for the operator. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "env-file": { type: "string" },
      "to-folder": { type: "boolean" },
      remove: { type: "boolean" },
    },
  });
  const [command, ...more] = positionals;
  if ((command !== "copy" && command !== "verify") || more.length > 0) {
    throw new Error("Expected one of: copy, verify.");
  }
  const isBack = values["to-folder"] ?? false;
  if (isBack && command === "verify") throw new Error("--to-folder: expected only with copy.");
  const isRemoving = values.remove ?? false;
  if (isRemoving && command === "verify") throw new Error("--remove: expected only with copy.");
  return { command, isBack, isRemoving, envFile: values["env-file"] ?? null };
}
