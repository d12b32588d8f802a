import { readlink, rm, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { findDeno } from "./deno-program.mjs";
import { findTestNode } from "./test-node.mjs";

/**
 * Puts `deno`, and the Node of the tests where it is installed, into node_modules/.bin beside what
 * npm put there, so that every tool runs by its name with that folder in PATH. Where the folder
 * cannot be written to, these two are missing there.
 *
 * @param {string} root
 */
export async function linkPrograms(root) {
  const bin = join(root, "node_modules", ".bin");
  await link(bin, "deno", findDeno(root)).catch(() => {});
  await link(bin, "node", findTestNode(root)).catch(() => {});
}

/**
 * @param {string} bin
 * @param {string} name
 * @param {string | null} program
 */
async function link(bin, name, program) {
  if (!program) return;
  const target = relative(bin, program);
  if (process.platform === "win32") {
    return await writeFile(join(bin, `${name}.cmd`), `@"%~dp0${target}" %*\r\n`);
  }
  const file = join(bin, name);
  if (await readlink(file).catch(() => null) === target) return;
  await rm(file, { force: true });
  await symlink(target, file);
}
