import { alreadyRunning } from "./already-running.ts";
import { type Holder, isRunning, type Lock, takeLock } from "./data-dir-lock.ts";
import { makeDataDir } from "../launcher-settings.ts";
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
    say("Waiting for another Glimmer to stop.");
    await waitUntilGone(taken.heldBy.launcher.pid, stopLimitMs);
    taken = await takeLock(dataDir);
  }
  if ("heldBy" in taken) throw alreadyRunning(taken.heldBy, dataDir);
  if (taken.stale && await stopServerOf(taken.stale)) {
    say("Stopped a server that was left running by an earlier start.");
  }
  return taken.lock;
}

async function stopServerOf({ server }: Holder): Promise<boolean> {
  if (!server || !await isRunning(server)) return false;
  process.kill(server.pid, "SIGTERM");
  if (!await waitUntilGone(server.pid, 12_000)) process.kill(server.pid, "SIGKILL");
  return true;
}
