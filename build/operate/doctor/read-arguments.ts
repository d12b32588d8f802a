import { parseArgs } from "node:util";
import { formatDoctorCommand } from "../../../server/settings/operator-commands.ts";

export interface Arguments {
  /** For scripts. */
  readonly json: boolean;
  /** Who gets the test message; null sends none. */
  readonly mailTo: string | null;
  /** The file that a supervisor reads the settings from, in addition to the environment. */
  readonly envFile: string | null;
}

export const usage = `${formatDoctorCommand("[options]")}
  --env-file FILE   reads the settings of this file too, e.g. /etc/glimmer.env
  --mail ADDRESS    sends one message there
  --json            prints the findings as JSON`;

/** Throws with a sentence for the operator. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: "boolean" }, mail: { type: "string" }, "env-file": { type: "string" } },
  });
  const mailTo = values.mail ?? null;
  if (mailTo !== null && !/^[^\s@,]+@[^\s@,]+$/.test(mailTo)) {
    throw new Error(`--mail: expected one email address, not "${mailTo}".`);
  }
  return { json: values.json ?? false, mailTo, envFile: values["env-file"] ?? null };
}
