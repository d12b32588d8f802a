import type { Holder } from "./data-dir-lock.ts";

/** The message of a second start with the same data: where the first one runs, and how to start another beside it. */
export function alreadyRunning({ address, launcher }: Holder, dataDir: string): Error {
  const doing = address ? `running at ${address}` : "starting";
  return new Error(
    `Glimmer is already ${doing} (process ${launcher.pid}, data in ${dataDir}).\n` +
      "Stop it with Ctrl-C where it runs, or start another one beside it: DATA_DIR=.data-2 PORT=8788 npm start",
  );
}
