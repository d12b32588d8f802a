import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { restoreMark } from "../../../start/launcher/data/refuse-half-restored.ts";
import { clusterDirectories } from "../../../start/postgres/cluster-location.ts";
import { stopLeftover } from "../../../start/postgres/stop-leftover.ts";

const harmless = new Set(["lost+found"]);

/**
 * Whether a restore of this backup into this bucket was killed here: what lies in the bucket is its
 * own.
 */
export async function wasFilling(dataDir: string, bucket: string): Promise<boolean> {
  const mark = await readFile(join(dataDir, restoreMark), "utf8").catch(() => "");
  return mark.split("\n").includes(bucket);
}

/**
 * Takes an empty data directory for a restore, or one that a restore left half filled, which is
 * emptied. Throws, and changes nothing, when anything else is in it. `bucket` names the backup and
 * where its files go, for the next restore.
 */
export async function takeEmptyPlace(
  dataDir: string,
  bucket: string | null,
): Promise<{ done(): Promise<void>; giveBack(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = (await readdir(dataDir)).filter((name) =>
    !harmless.has(name) && !name.startsWith("launcher.")
  );
  const isOurs = names.includes(restoreMark);
  // Where root keeps the database of this folder, which may be there when the folder is not.
  const elsewhere = clusterDirectories(dataDir).slice(1).filter((directory) => existsSync(directory));
  const found = [...names, ...elsewhere];
  if (found.length > 0 && !isOurs) {
    throw new Error(
      `DATA_DIR=${dataDir} is not empty (${found.slice(0, 3).join(", ")}${found.length > 3 ? " …" : ""}). ` +
        "Restore into an empty one: nothing was changed.",
    );
  }
  const mark = join(dataDir, restoreMark);
  await writeFile(
    mark,
    `A restore fills this folder. Until it is done, nothing may start here.\n${
      bucket === null ? "" : `${bucket}\n`
    }`,
  );
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
  // Of a restore that was killed.
  for (const directory of clusterDirectories(dataDir)) await stopLeftover(join(directory, "postgres"));
  for (const name of await readdir(dataDir)) {
    const stays = name === restoreMark || harmless.has(name) || name.startsWith("launcher.");
    if (!stays) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const directory of clusterDirectories(dataDir).slice(1)) {
    await rm(directory, { recursive: true, force: true });
  }
}
