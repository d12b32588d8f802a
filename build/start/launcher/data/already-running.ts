import type { Holder } from "./data-dir-lock.ts";
import { startCommand } from "../../../../server/settings/operator-commands.ts";

/**
 * The message of a second start with the same data: where the first one runs, and how to
 * start another beside it.
 */
export function alreadyRunningError(holder: Holder | null, dataDir: string): Error {
  const doing = holder?.address
    ? `running at ${holder.address}`
    : holder
    ? "starting"
    : "running in another container";
  const who = holder ? `process ${holder.launcher.pid}, data` : "data";
  return new Error(
    `Glimmer is already ${doing} (${who} in ${dataDir}).\n` +
      `Stop it with Ctrl-C where it runs, or start another one beside it: DATA_DIR=.data-2 PORT=8788 ${startCommand}`,
  );
}
