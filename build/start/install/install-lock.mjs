import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { InstallError } from "./install-error.mjs";

/**
 * A lock that got no heartbeat during so many is of a process that was killed. Looks are counted,
 * since a clock also goes on while the machine sleeps.
 */
const heartbeatsUntilStale = 10;
const looksPerHeartbeat = 4;

/**
 * Locks the folder for an installation by this process, and waits for another one to finish before.
 * A lock without a heartbeat is taken over. Process ids would not do: containers that share the
 * folder have the same ones.
 *
 * @param {string} folder
 * @param {AbortSignal} signal Ends the wait.
 * @param {number} heartbeatMs
 */
export async function acquireLock(folder, signal, heartbeatMs = 1_000) {
  const file = lockFile(folder);
  const nextLook = () =>
    wait(heartbeatMs / looksPerHeartbeat, undefined, { signal }).catch(() => {
      throw new InstallError("Stopped.");
    });
  /** @type {number | null} */
  let leftNpm = null;
  let wasInterrupted = false;
  let hasSaid = false;
  let looks = 0;
  let seen = "";
  while (!wasInterrupted && !create(file)) {
    const found = identify(file);
    looks = found.id === seen ? looks + 1 : 0;
    seen = found.id;
    if (found.isAbandoned || looks > heartbeatsUntilStale * looksPerHeartbeat) {
      leftNpm = readProcess(file);
      const own = replace(file, seen, String(leftNpm ?? ""));
      await nextLook();
      // Another process may have replaced it in the same moment: the last one has it.
      wasInterrupted = own !== null && own === identify(file).inode;
    } else {
      if (!hasSaid) console.log("Waiting for another installation in this folder.");
      hasSaid = true;
      await nextLook();
    }
  }
  const { inode } = identify(file);
  const heartbeat = setInterval(() => setTime(file, new Date()), heartbeatMs);
  return {
    /** Whether the lock was left over, and packages may be incomplete. */
    wasInterrupted,
    /** The npm of the process that left it. */
    leftNpm,
    /** @param {number} pid Our npm, for those who find the lock left over. */
    recordNpm(pid) {
      writeFileSync(file, String(pid));
    },
    /** @param {boolean} isDone */
    release(isDone) {
      clearInterval(heartbeat);
      if (identify(file).inode !== inode) return;
      if (isDone) rmSync(file, { force: true });
      else setTime(file, new Date(0));
    },
  };
}

/** @param {string} folder */
export function lockFile(folder) {
  return join(folder, ".installing");
}

/** @param {string} file */
function create(file) {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Puts a lock of ours in the place of the one that was seen. It is never absent, so nobody can
 * install without learning that an installation was interrupted. Returns its inode; null when the
 * lock has changed.
 *
 * @param {string} file
 * @param {string} seen
 * @param {string} text
 */
function replace(file, seen, text) {
  const own = `${file}-${process.pid}-${Date.now()}`;
  writeFileSync(own, text);
  const { inode } = identify(own);
  if (identify(file).id === seen) {
    renameSync(own, file);
    return inode;
  }
  rmSync(own, { force: true });
  return null;
}

/** @param {string} file */
function identify(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return {
    inode: found?.ino ?? null,
    id: found ? `${found.ino} ${found.mtimeMs}` : "",
    isAbandoned: found?.mtimeMs === 0,
  };
}

/** @param {string} file */
function readProcess(file) {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {Date} time
 */
function setTime(file, time) {
  try {
    utimesSync(file, time, time);
  } catch {
    // Someone removed it: then the next installation does not know of this one.
  }
}
