import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What nothing reads at run time: types, and the maps back to sources. */
const leftOut = /\.d\.[cm]?ts$|\.map$/;

/**
 * The files and links of a package, as paths from the root; packages inside it
 * are packages of their own.
 */
export function listPackageFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listPackageFiles(root, path);
    return leftOut.test(entry.name) ? [] : [path];
  });
}
