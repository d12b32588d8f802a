import { existsSync } from "node:fs";
import { rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { installedNote, missingPackages, readPackages } from "./compare-packages.mjs";
import { InstallError } from "./install-error.mjs";
import { takeMark } from "./installation-mark.mjs";
import { runNpm } from "./run-npm.mjs";

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
  if (isInstalled(folder, packages)) return;
  const mark = await takeMark(folder, signal);
  let isDone = false;
  try {
    // Another process may have installed them meanwhile.
    if (!isInstalled(folder, packages)) {
      if (mark.wasInterrupted) await removeUnfinished(folder);
      await renewNote(folder);
      await runNpm({ folder, args: npmArguments(folder, packages), signal });
      requireInstalled(folder, packages);
    }
    isDone = true;
  } finally {
    mark.release(isDone);
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
async function renewNote(folder) {
  const now = new Date();
  await utimes(installedNote(folder), now, now).catch(() => {});
}

/**
 * Removes the packages that npm had not noted as installed when it was interrupted: it would take
 * a folder with half of the files for the whole package.
 *
 * @param {string} folder
 */
async function removeUnfinished(folder) {
  const { wanted, present } = readPackages(folder);
  if (!wanted || !present) return;
  const unfinished = missingPackages(wanted, present, "development");
  await Promise.all(
    unfinished.map((path) => join(folder, path)).filter((path) => existsSync(path)).map((path) =>
      rm(path, { recursive: true, force: true })
    ),
  );
}
