import { open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where an upgraded cluster is made, and the mark that it is whole and takes the other's place. */
export const getUpgradedData = (directory: string) => join(directory, "postgres.upgraded");
const markFile = (directory: string) => join(directory, "postgres-upgrade");
/** Where the data of a former major version is kept. */
export const getFormerData = (directory: string, major: string) => join(directory, `postgres-${major}`);
const currentData = (directory: string) => join(directory, "postgres");

/**
 * Puts the upgraded cluster in the place of the old one, which is kept as `postgres-17`. No file
 * system here exchanges two folders in one step, so a mark says what is under way: whoever opens
 * the place next goes on, or back. `onStep` is for tests.
 */
export async function swapData(
  directory: string,
  from: string,
  onStep: (step: string) => void = () => {},
): Promise<void> {
  await writeFile(markFile(directory), `${from}\n`, { mode: 0o600, flush: true });
  await sync(directory);
  onStep("marked");
  await rename(currentData(directory), getFormerData(directory, from));
  await sync(directory);
  onStep("old data moved");
  await rename(getUpgradedData(directory), currentData(directory));
  await sync(directory);
  onStep("new data moved");
  await rm(markFile(directory), { force: true });
}

/**
 * Ends a swap that was interrupted: a release of the new major version goes on, one of the old goes
 * back. Throws when neither is there.
 */
export async function finishSwap(directory: string, major: string): Promise<void> {
  const from = await readFile(markFile(directory), "utf8").then((text) => text.trim(), () => null);
  if (from === null) return;
  if (await parseMajor(currentData(directory)) === null) {
    const upgraded = getUpgradedData(directory);
    if (await parseMajor(upgraded) === major) await rename(upgraded, currentData(directory));
    else if (from === major) await rename(getFormerData(directory, from), currentData(directory));
    else {
      throw new Error(
        `An upgrade of the database in ${directory} was interrupted. Start the release that upgraded it, or go back: ` +
          `mv ${getFormerData(directory, from)} ${currentData(directory)}`,
      );
    }
    await sync(directory);
  }
  await rm(markFile(directory), { force: true });
}

/** The data of former major versions that is kept in a directory. */
export async function findFormerData(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => /^postgres-\d+$/.test(name)).map((name) => join(directory, name));
}

/**
 * Removes the data of former major versions, and returns its folders. Throws, and removes nothing,
 * when there is no current data of this release's: then a former one is the only one.
 */
export async function removeFormerData(directory: string, major: string): Promise<string[]> {
  await finishSwap(directory, major);
  const current = currentData(directory);
  if (await parseMajor(current) !== major) {
    throw new Error(
      `${current} is no data of PostgreSQL ${major}, which this release runs. Nothing was removed.`,
    );
  }
  const kept = await findFormerData(directory);
  for (const folder of kept) await rm(folder, { recursive: true });
  return kept;
}

/** The major version of the PostgreSQL that made a cluster; null where there is none. */
export async function parseMajor(data: string): Promise<string | null> {
  return await readFile(join(data, "PG_VERSION"), "utf8").then((text) => text.trim(), () => null);
}

/** Renames outlast a loss of power once their folder is written. Windows has no such call. */
async function sync(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
