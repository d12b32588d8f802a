import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isSafeKey } from "../../../server/providers/storage/safe-key.ts";

/**
 * The keys of all files below a folder, in the order of their names; none when it does not exist.
 * What a crash left half written has no key.
 */
export async function listKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  return entries.filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .filter(isSafeKey)
    .toSorted();
}
