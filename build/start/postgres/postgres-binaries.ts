import { chmod, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { linkLibraries, postgresPackage } from "../install/link-libraries.mjs";

/** The PostgreSQL programs of the package for this machine. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The tree they live in: bin, lib and share move together. */
  readonly root: string;
}

/**
 * Throws with a sentence for the person when there is no build for this machine, or it is
 * incomplete.
 */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  const name = postgresPackage(platform, arch);
  const found = await import(name).catch(() => null) as
    | { initdb: string; postgres: string; pg_ctl: string }
    | null;
  if (!found) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${arch}. ` +
        "Set DATABASE_URL to the address of a PostgreSQL 15 or newer.",
    );
  }
  return await ready({ initdb: found.initdb, postgres: found.postgres, pgCtl: found.pg_ctl });
}

/** The programs of a package that lies elsewhere: of another major version or release. */
export async function getBinaries(packageFolder: string): Promise<Binaries> {
  const program = (name: string) =>
    join(packageFolder, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return await ready({ initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") });
}

async function ready({ initdb, postgres, pgCtl }: Omit<Binaries, "root">): Promise<Binaries> {
  // Some archives lose the executable bits on their way.
  for (const file of [initdb, postgres, pgCtl]) await makeExecutable(file);
  const root = dirname(dirname(postgres));
  linkLibraries(dirname(root));
  return { initdb, postgres, pgCtl, root };
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
