import { type Holder, isRunning, type Lock, readHolder, takeLock } from "./data-dir-lock.ts";
import { makeDataDir } from "../launcher-settings.ts";
import { waitUntilGone } from "../../processes.ts";
import { startCommand } from "../../../../server/settings/operator-commands.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findDenoProgram } from "../server/deno-program.ts";

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

/**
 * The message of a second start with the same data: where the first one runs, and how to
 * start another beside it.
 */
function alreadyRunningError(holder: Holder | null, dataDir: string): Error {
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

export interface FileLock {
  release(): Promise<void>;
}

interface LockRequest {
  readonly root: string;
  readonly dataDir: string;
  /** How long to wait for another holder to release it. */
  readonly patienceMs: number;
}

/**
 * Locks the data directory by the operating system (`flock`), in a small process that ends with
 * this one. Returns `taken` when another launcher has it, in this container or another; null where
 * the file system has no locks.
 */
export async function lockDataDir(
  { root, dataDir, patienceMs }: LockRequest,
): Promise<FileLock | "taken" | null> {
  const file = join(dataDir, "launcher.flock");
  const holder = spawn(findDenoProgram(root), [
    "run",
    "--no-prompt",
    "--no-config",
    `--allow-read=${file}`,
    `--allow-write=${file}`,
    join(root, "build/start/launcher/data/hold-file-lock.mjs"),
    file,
    String(patienceMs),
  ], {
    stdio: ["pipe", "pipe", "ignore"],
    // Ctrl-C in the terminal is for the launcher, which releases the lock last.
    detached: process.platform !== "win32",
  });
  const ended = once(holder, "close");
  const said = once(createInterface({ input: holder.stdout }), "line").then(([line]) => line as string);
  const outcome = await Promise.race([said, ended.then(() => null)]);
  if (outcome !== "held") {
    holder.kill();
    return outcome === "taken" ? outcome : null;
  }
  return {
    release: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}
