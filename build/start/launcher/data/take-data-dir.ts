import { alreadyRunningError } from "./already-running.ts";
import { type Holder, isRunning, type Lock, readHolder, takeLock } from "./data-dir-lock.ts";
import { lockDataDir } from "./file-lock.ts";
import { makeDataDir } from "../launcher-settings.ts";
import { waitUntilGone } from "../../processes.ts";

/** Longer than a server and a database may take to stop. */
const stopLimitMs = 40_000;
/** The lock of a killed launcher goes a moment after it. */
const usualPatienceMs = 3_000;

interface Taking {
  readonly root: string;
  readonly dataDir: string;
  say(line: string): void;
}

/**
 * Makes the data directory and takes it for this launcher. Throws with the address when another one
 * runs in it, here or in another container; clears up after one that was killed.
 */
export async function takeDataDir({ root, dataDir, say }: Taking): Promise<Lock> {
  makeDataDir(dataDir);
  let holder = await readHolder(dataDir);
  if (holder?.isStopping) {
    say("Waiting for another Glimmer to stop.");
    await waitUntilGone(holder.launcher.pid, stopLimitMs);
  } else if (holder && await isRunning(holder.launcher)) throw alreadyRunningError(holder, dataDir);
  const patienceMs = holder?.isStopping ? stopLimitMs : usualPatienceMs;
  const fileLock = await lockDataDir({ root, dataDir, patienceMs });
  if (fileLock === null) say(`The file system of ${dataDir} has no locks: start one Glimmer there only.`);
  holder = await readHolder(dataDir);
  if (fileLock === "taken") throw alreadyRunningError(holder, dataDir);
  const taken = await takeLock(dataDir);
  if ("heldBy" in taken) {
    await fileLock?.release();
    throw alreadyRunningError(taken.heldBy, dataDir);
  }
  if (taken.stale && await stopServersOf(taken.stale)) {
    say("Stopped a server that was left running by an earlier start.");
  }
  const { lock } = taken;
  return {
    ...lock,
    release: async () => {
      await lock.release();
      await fileLock?.release();
    },
  };
}

async function stopServersOf({ server, furtherServers = {} }: Holder): Promise<boolean> {
  const left = [server, ...Object.values(furtherServers)].filter((mark) => mark !== null);
  const stopped = await Promise.all(left.map(async (mark) => {
    if (!await isRunning(mark)) return false;
    process.kill(mark.pid, "SIGTERM");
    if (!await waitUntilGone(mark.pid, 12_000)) process.kill(mark.pid, "SIGKILL");
    return true;
  }));
  return stopped.includes(true);
}
