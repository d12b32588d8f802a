import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Puts pages that were built in another language beside the English ones, and removes their folder:
 * into `assets` what only they have, since a file there is named by what is in it; into a folder of
 * the language all other files, but for those that are the same in English. Both folders must lie
 * on one disk. Throws when an asset has the name of another one.
 */
export async function mergeLanguage(from: string, into: string, language: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const built = join(file.parentPath, file.name);
    const path = built.slice(from.length + 1);
    if (await isSame(built, join(into, path))) continue;
    const isAsset = path.replaceAll("\\", "/").startsWith("assets/");
    const target = isAsset ? join(into, path) : join(into, language, path);
    if (isAsset && existsSync(target)) {
      throw new Error(`${path} differs in ${language} from the file of that name that is there already.`);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(built, target);
  }
  await rm(from, { recursive: true });
}

async function isSame(file: string, english: string): Promise<boolean> {
  return existsSync(english) && (await readFile(file)).equals(await readFile(english));
}
