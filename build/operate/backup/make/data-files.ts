import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What of the data directory belongs to the database, to a process, or to a restore. */
const others = /^(postgres|launcher\.|restore-|\.)/;

/** The small files of the data directory: keys and secrets that were made without settings. */
export async function readDataFiles(
  dataDir: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }[]> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !others.test(entry.name)).map(({ name }) => name);
  return await Promise.all(
    names.toSorted().map(async (name) => ({
      name,
      bytes: await readFile(join(dataDir, name)),
    })),
  );
}
