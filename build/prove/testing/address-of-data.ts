import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listClusterDirectories } from "../../start/postgres/cluster-location.ts";

/** The address of the database that a running server keeps in this data directory. */
export async function addressOfData(dataDir: string): Promise<string> {
  for (const directory of listClusterDirectories(dataDir)) {
    const pid = await readFile(join(directory, "postgres/postmaster.pid"), "utf8").catch(() => null);
    if (pid === null) continue;
    const password = await readFile(join(directory, "postgres-password"), "utf8");
    return `postgres://glimmer:${password.trim()}@127.0.0.1:${pid.split("\n")[3]}/glimmer`;
  }
  throw new Error(`No database runs in ${dataDir}`);
}
