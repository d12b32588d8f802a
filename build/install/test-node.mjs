import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder with the package of the Node that runs the tests where the system's is too old for
 * them. It has a lock of its own, so that nobody else installs these 190 MB.
 *
 * @param {string} root
 */
export function testNodeFolder(root) {
  return join(root, "build", "checks", "node");
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
  const program = join(testNodeFolder(root), "node_modules", name, "bin", isWindows ? "node.exe" : "node");
  return existsSync(program) ? program : null;
}
