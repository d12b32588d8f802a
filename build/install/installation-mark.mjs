import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InstallError } from "./install-error.mjs";
import { setTimeout as wait } from "node:timers/promises";

const beatMs = 1_000;
/** Older marks were left by a process that was killed. */
const longestBeatMs = 10_000;

/**
 * Marks the folder as being installed by this process, and waits for another one to finish before.
 * A mark that nobody refreshes says that the installation was interrupted. Process ids would not
 * do: containers that share the folder have the same ones.
 *
 * @param {string} folder
 * @param {AbortSignal} signal Ends the wait.
 */
export async function takeMark(folder, signal) {
  const file = join(folder, ".installing");
  let wasInterrupted = false;
  let hasSaid = false;
  while (!create(file)) {
    if (ageMs(file) > longestBeatMs) {
      wasInterrupted = true;
      rmSync(file, { force: true });
      continue;
    }
    if (!hasSaid) console.log("Waiting for another installation in this folder.");
    hasSaid = true;
    await wait(250, undefined, { signal }).catch(() => {
      throw new InstallError("Stopped.");
    });
  }
  const beat = setInterval(() => refresh(file, new Date()), beatMs);
  return {
    wasInterrupted,
    /** @param {boolean} isDone */
    release(isDone) {
      clearInterval(beat);
      if (isDone) rmSync(file, { force: true });
      else refresh(file, new Date(0));
    },
  };
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

/** @param {string} file */
function ageMs(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/**
 * @param {string} file
 * @param {Date} time
 */
function refresh(file, time) {
  try {
    utimesSync(file, time, time);
  } catch {
    // Someone removed it: then the next installation does not know of this one.
  }
}
