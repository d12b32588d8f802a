import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What nothing reads at run time: types, and the maps back to sources. */
const leftOut = /\.d\.[cm]?ts$|\.map$/;

/**
 * The files of a package, as paths from the root. Packages inside it are packages of their own;
 * links are not the package's, but an install script's or an earlier start's.
 */
export function listPackageFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listPackageFiles(root, path);
    return !entry.isFile() || leftOut.test(entry.name) ? [] : [path];
  });
}
