import { type Holder, isRunning, type Lock, takeLock } from "./lock.ts";
import { makeDataDir } from "../settings.ts";
import { waitUntilGone } from "../../processes.ts";

/** Longer than a server and a database may take to stop. */
const stopLimitMs = 40_000;

/**
 * Makes the data directory and takes it for this launcher. Throws with the address when another one runs in it; clears up after
 * one that was killed.
 */
export async function takeDataDir(dataDir: string, say: (line: string) => void): Promise<Lock> {
  makeDataDir(dataDir);
  let taken = await takeLock(dataDir);
  if ("heldBy" in taken && taken.heldBy.isStopping) {
    say("Waiting for the Glimmer that is just stopping.");
    await waitUntilGone(taken.heldBy.launcher.pid, stopLimitMs);
    taken = await takeLock(dataDir);
  }
  if ("heldBy" in taken) {
    const { address, launcher } = taken.heldBy;
    throw new Error(
      `Glimmer is already ${
        address ? `running at ${address}` : "starting"
      } (process ${launcher.pid}, data in ${dataDir}).\n` +
        "Stop it with Ctrl-C where it runs, or start another one beside it: DATA_DIR=.data-2 PORT=8788 npm start",
    );
  }
  if (taken.stale && await stopServerOf(taken.stale)) {
    say("Stopped a server that an earlier start had left running.");
  }
  return taken.lock;
}

async function stopServerOf({ server }: Holder): Promise<boolean> {
  if (!server || !await isRunning(server)) return false;
  process.kill(server.pid, "SIGTERM");
  if (!await waitUntilGone(server.pid, 12_000)) process.kill(server.pid, "SIGKILL");
  return true;
}
