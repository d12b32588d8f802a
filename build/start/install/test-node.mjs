import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Below node_modules, where no tool looks for files of the project. */
const folderOf = (/** @type {string} */ root) => join(root, "node_modules", ".test-node");
const lockOf = (/** @type {string} */ root) => join(root, "build/prove/checks/node/package-lock.json");
const isWindows = process.platform === "win32";
const packageName = `node-${isWindows ? "win" : process.platform}-${process.arch}`;

/**
 * Makes the folder into which npm installs the Node that runs the tests where the system's is too
 * old for them. Its package has a lock of its own, so that nobody else installs these 190 MB.
 *
 * @param {string} root
 */
export function prepareTestNode(root) {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    copyFileSync(join(root, "build/prove/checks/node", name), join(folder, name));
  }
  return folder;
}

/**
 * Whether npm has it for this system: for Linux, and for Windows on x64.
 *
 * @param {string} root
 */
export function hasTestNode(root) {
  return `node_modules/${packageName}` in JSON.parse(readFileSync(lockOf(root), "utf8")).packages;
}

/**
 * Null when it is not installed.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function findTestNode(root) {
  const name = isWindows ? "node.exe" : "node";
  const program = join(folderOf(root), "node_modules", packageName, "bin", name);
  return existsSync(program) ? program : null;
}
