import { existsSync, readFileSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hiddenLockfile, missingPackages, readPackages } from "./compare-packages.mjs";
import { InstallError } from "./install-error.mjs";
import { acquireLock, lockFile } from "./install-lock.mjs";
import { endLeftNpm, runNpm } from "./run-npm.mjs";

/**
 * Production is what runs the product and builds its pages.
 *
 * @typedef {"production" | "development"} PackageSet
 */

/**
 * @typedef {object} Installation
 * @property {string} folder
 * @property {PackageSet} packages
 * @property {AbortSignal} signal Ends npm.
 */

/**
 * Installs what the folder's package-lock.json names and node_modules lacks. What is there stays,
 * since a server may run from it. Rejects with an `InstallError` when that fails or is ended.
 *
 * @param {Installation} installation
 */
export async function installPackages({ folder, packages, signal }) {
  if (!existsSync(lockFile(folder)) && isInstalled(folder, packages)) return;
  const lock = await acquireLock(folder, signal);
  let isDone = false;
  try {
    if (lock.leftNpm) await endLeftNpm(lock.leftNpm);
    if (lock.wasInterrupted) await removeUnfinished(folder);
    // Another process may have installed them meanwhile.
    if (!isInstalled(folder, packages)) {
      await touchHiddenLockfile(folder);
      const args = npmArguments(folder, packages);
      await runNpm({ folder, args, signal, onStarted: lock.recordNpm });
      requireInstalled(folder, packages);
    }
    isDone = true;
  } finally {
    lock.release(isDone);
  }
}

/**
 * @param {string} folder
 * @param {PackageSet} packages
 */
function isInstalled(folder, packages) {
  const { wanted, present } = readPackages(folder);
  return wanted !== null && present !== null && missingPackages(wanted, present, packages).length === 0;
}

/**
 * npm counts an optional package that it could not fetch as installed, and programs are optional:
 * there is one for each system.
 *
 * @param {string} folder
 * @param {PackageSet} packages
 */
function requireInstalled(folder, packages) {
  const { wanted, present } = readPackages(folder);
  const missing = missingPackages(wanted ?? {}, present ?? {}, packages);
  if (missing.length === 0) return;
  throw new InstallError(
    `npm left out ${
      missing.slice(0, 5).join(", ")
    }; most often the registry could not be reached. Start again.`,
  );
}

/**
 * `npm ci` begins with an empty node_modules; `npm install` adds to it. The latter removes what it
 * is not told to install, so tools for developers that are there are named as well.
 *
 * @param {string} folder
 * @param {PackageSet} packages
 */
function npmArguments(folder, packages) {
  const { wanted, present } = readPackages(folder);
  const hasTools = Object.keys(present ?? {}).some((path) => wanted?.[path]?.dev);
  const set = packages === "development" || hasTools ? "--include=dev" : "--omit=dev";
  const verb = present ? ["install", "--no-save"] : ["ci"];
  return [
    ...verb,
    set,
    // No package needs its script; without them nothing foreign runs, and it takes less time.
    "--ignore-scripts",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
}

/**
 * npm does not trust its note of what is installed when node_modules changed since, as it does
 * when the pages are built. It would then put new copies of packages under a server that runs.
 *
 * @param {string} folder
 */
async function touchHiddenLockfile(folder) {
  const now = new Date();
  await utimes(hiddenLockfile(folder), now, now).catch(() => {});
}

/**
 * Removes the packages that npm may have been replacing when it was interrupted: those that are
 * not noted as installed or whose folder has another version than noted. npm would take a folder
 * with half of the files for the whole package, and its note stays as it was until it is done.
 *
 * @param {string} folder
 */
async function removeUnfinished(folder) {
  const { wanted, present } = readPackages(folder);
  if (!wanted || !present) return;
  const unfinished = [
    ...missingPackages(wanted, present, "development"),
    ...Object.keys(present).filter((path) => versionIn(join(folder, path)) !== present[path]?.version),
  ];
  for (const path of unfinished) await rm(join(folder, path), { recursive: true, force: true });
  const isGone = (/** @type {string} */ path) =>
    unfinished.some((gone) => path === gone || path.startsWith(`${gone}/`));
  const packages = Object.fromEntries(Object.entries(present).filter(([path]) => !isGone(path)));
  const file = hiddenLockfile(folder);
  const lockfile = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...lockfile, packages }));
}

/** @param {string} folder */
function versionIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}
