import { packageOf } from "../install/production-packages.ts";
import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { moduleOf } from "../../prove/architecture/read-modules.ts";

/** A path from the root; what imports name otherwise is a package. */
const ours = /^(server|shared|desktop|build)\//;

interface Followed {
  /** The entries and all that they import, at once or later, but for types; sorted. */
  readonly files: readonly string[];
  /** Names of the packages they import, sorted. */
  readonly packages: readonly string[];
}

/**
 * Follows imports from the entries, which are paths from the root. Throws when a file is missing.
 */
export function followImports(root: string, entries: readonly string[]): Followed {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  // A set is walked in the order of insertion, also while it grows.
  for (const file of files) {
    if (!isCode(file)) continue;
    for (const target of moduleOf(file, readFileSync(join(root, file), "utf8")).values) {
      if (existsSync(join(root, target))) files.add(target);
      else if (ours.test(target)) throw new Error(`${file} imports ${target}, which is not there.`);
      else if (!isBuiltin(target)) packages.add(packageOf(target));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
