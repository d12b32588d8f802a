import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { restoreMark } from "../../launcher/data/refuse-half-restored.ts";
import { clusterDirectories } from "../../postgres/cluster-location.ts";

const harmless = new Set(["lost+found"]);

/**
 * Takes an empty data directory for a restore, or one that a restore left half filled, which is
 * emptied. Throws, and changes nothing, when anything else is in it.
 */
export async function takeEmptyPlace(
  dataDir: string,
): Promise<{ done(): Promise<void>; giveBack(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dataDir)).filter((name) =>
    !harmless.has(name) && !name.startsWith("launcher.")
  );
  if (names.length > 0 && !names.includes(restoreMark)) {
    throw new Error(
      `DATA_DIR=${dataDir} is not empty (${names.slice(0, 3).join(", ")}${names.length > 3 ? " …" : ""}). ` +
        "Restore into an empty one: nothing was changed.",
    );
  }
  const mark = join(dataDir, restoreMark);
  await writeFile(mark, "A restore fills this folder. Until it is done, nothing may start here.\n");
  await removeFilled(dataDir);
  return {
    done: () => rm(mark),
    giveBack: async () => {
      await removeFilled(dataDir);
      await rm(mark);
    },
  };
}

async function removeFilled(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const stays = name === restoreMark || harmless.has(name) || name.startsWith("launcher.");
    if (!stays) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  // Where root keeps the database of this folder.
  const [, elsewhere = ""] = clusterDirectories(dataDir);
  await rm(elsewhere, { recursive: true, force: true });
}
