import { parseArgs } from "node:util";

export interface Arguments {
  /** `verify` changes nothing. */
  readonly command: "copy" | "verify";
  /** The file that a supervisor reads the settings from, in addition to the environment. */
  readonly envFile: string | null;
}

export const usage = `npm run storage -- copy      copies the files of DATA_DIR/uploads to the object store; any number of times
npm run storage -- verify    compares every one of them with the store's, and changes nothing
  --env-file FILE   reads the settings of this file too, e.g. /etc/glimmer.env`;

/** Throws with a sentence for the operator. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { "env-file": { type: "string" } },
  });
  const [command, ...more] = positionals;
  if ((command !== "copy" && command !== "verify") || more.length > 0) {
    throw new Error("Expected one of: copy, verify.");
  }
  return { command, envFile: values["env-file"] ?? null };
}
