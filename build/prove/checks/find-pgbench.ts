import { access, constants, readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import process from "node:process";
import { installPackage, mayInstall, updatePackageLists } from "./install-package.ts";

/** Where Debian puts the programs of each release. */
const releases = "/usr/lib/postgresql";

/**
 * The pgbench to compare writes with: the one in the path, or the newest of the system's, or on
 * Debian as root that of its PostgreSQL, installed now. Null when there is none: writes are then
 * measured without it.
 */
export async function findPgbench(root: string): Promise<string | null> {
  const found = await find();
  if (found || !mayInstall()) return found;
  await updatePackageLists(root);
  await installPackage(root, "postgresql-contrib", "the benchmark of writes");
  return await find();
}

async function find(): Promise<string | null> {
  const inPath = (process.env["PATH"] ?? "").split(delimiter);
  const versions = (await readdir(releases).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  for (const folder of [...inPath, ...versions.map((version) => join(releases, version, "bin"))]) {
    const program = join(folder, "pgbench");
    if (await access(program, constants.X_OK).then(() => true, () => false)) return program;
  }
  return null;
}
