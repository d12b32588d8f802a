import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} Packages The packages by their paths. */

/**
 * The packages that the folder's package-lock.json names, and those that npm noted as installed;
 * null where there is no such file.
 *
 * @param {string} folder
 */
export function readPackages(folder) {
  return {
    wanted: readLock(join(folder, "package-lock.json")),
    present: readLock(hiddenLockfile(folder)),
  };
}

/**
 * npm's hidden lockfile, its note of what it installed: it is written at the end of an
 * installation, and `npm ci` removes it at the beginning.
 *
 * @param {string} folder
 */
export function hiddenLockfile(folder) {
  return join(folder, "node_modules", ".package-lock.json");
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readLock(file) {
  try {
    const { "": _, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    return null;
  }
}

/**
 * The paths of the wanted packages that are not present in their version. Packages for other
 * systems are not missed, nor optional ones that are made for every system: npm leaves these out
 * where they cannot be installed.
 *
 * @param {Packages} wanted
 * @param {Packages} present
 * @param {"production" | "development"} packages
 */
export function missingPackages(wanted, present, packages) {
  return Object.entries(wanted).filter(([path, locked]) => {
    if (locked.dev && packages === "production") return false;
    if (locked.optional && !present[path]) return Boolean(locked.os) && isForThisSystem(locked);
    return present[path]?.version !== locked.version;
  }).map(([path]) => path);
}

/**
 * Whether npm installs the package on this system.
 *
 * @param {LockedPackage} locked
 */
function isForThisSystem({ os, cpu, libc }) {
  return includes(os, process.platform) && includes(cpu, process.arch) && includes(libc, ownLibc());
}

/**
 * @param {string | readonly string[] | undefined} allowed
 * @param {string | null} own
 */
function includes(allowed, own) {
  return allowed === undefined || [allowed].flat().some((name) => name === own);
}

/** @type {string | null | undefined} */
let libc;

function ownLibc() {
  if (libc === undefined) {
    const report = /** @type {{ header: { glibcVersionRuntime?: string } } | undefined} */ (
      process.report?.getReport()
    );
    libc = process.platform !== "linux" ? null : report?.header.glibcVersionRuntime ? "glibc" : "musl";
  }
  return libc;
}
