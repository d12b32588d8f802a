import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { postgresPackage } from "./link-libraries.mjs";

/** Below node_modules, where no tool looks for files of the project. */
const folderOf = (/** @type {string} */ root) => join(root, "node_modules", ".former-postgres");

/**
 * Makes the folder into which npm installs the PostgreSQL of the major version before. Its package
 * has a lock of its own, so that nobody installs these 60 MB who upgrades nothing.
 *
 * @param {string} root
 */
export function prepareFormerPostgres(root) {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    copyFileSync(join(root, "build", "postgres", "former", name), join(folder, name));
  }
  return folder;
}

/**
 * Where its package lies once it is installed.
 *
 * @param {string} root
 */
export function formerPostgres(root) {
  return join(folderOf(root), "node_modules", postgresPackage(process.platform, process.arch));
}
