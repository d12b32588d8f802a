import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What nothing reads at run time: types, and the maps back to sources. */
const leftOut = /\.d\.[cm]?ts$|\.map$/;
/** The same of a package's own folders, such as `.github`. */
const foldersLeftOut = /^(\..+|tests?|examples?|docs|benchmarks?)$/;

/**
 * The files of a package, as paths from the root. Packages inside it are packages of their own;
 * links are not the package's, but an install script's or an earlier start's.
 */
export function listPackageFiles(root: string, folder: string): string[] {
  return listFiles(root, folder, (name) => !foldersLeftOut.test(name));
}

/** @param isIncluded of a folder in this one; those further down all are */
function listFiles(root: string, folder: string, isIncluded: (name: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return !entry.isFile() || leftOut.test(entry.name) ? [] : [path];
    if (entry.name === "node_modules" || !isIncluded(entry.name)) return [];
    return listFiles(root, path, () => true);
  });
}
