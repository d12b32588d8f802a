import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Made up, so that a proof of upgrades always has something to apply. */
export const nextRelease = pathToFileURL(join(import.meta.dirname, "next-release/"));

/**
 * A folder with the migrations of this tree and those of `nextRelease` after them, as an option of
 * `migrate`. `remove` takes it away.
 */
export async function newMigrations(): Promise<{ migrations: URL; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-migrations-"));
  const own = new URL("../../../../server/db/migrations/", import.meta.url);
  for (const directory of [own, nextRelease]) {
    await cp(fileURLToPath(directory), folder, { recursive: true });
  }
  return {
    migrations: pathToFileURL(`${folder}/`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
