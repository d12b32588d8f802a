import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Below node_modules, where no tool looks for files of the project. */
const folderOf = (/** @type {string} */ root) => join(root, "node_modules", ".test-node");

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
    copyFileSync(join(root, "build", "checks", "node", name), join(folder, name));
  }
  return folder;
}

/**
 * Null when it is not installed; npm has it for Linux, and for Windows on x64.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function findTestNode(root) {
  const isWindows = process.platform === "win32";
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const program = join(folderOf(root), "node_modules", name, "bin", isWindows ? "node.exe" : "node");
  return existsSync(program) ? program : null;
}
