import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { clusterDirectories, findPlace } from "../../postgres/cluster-location.ts";
import { databaseUrl, openCluster } from "../../postgres/cluster.ts";
import { findPostgresAccount } from "../../postgres/find-postgres-account.ts";
import { findBinaries } from "../../postgres/postgres-binaries.ts";
import { startOnFreePort } from "../../postgres/postgres-server.ts";

interface ScratchDatabase {
  readonly url: string;
  /** Ends it and removes all of it. */
  close(): Promise<void>;
}

/**
 * An empty database of its own, with the embedded PostgreSQL, in a new folder below the given one:
 * also where DATABASE_URL leads elsewhere, so that a rehearsal needs no rights there and takes
 * nothing from it. A crash may lose it, which is why it is quick.
 */
export async function openScratchDatabase(below: string): Promise<ScratchDatabase> {
  const folder = await mkdtemp(join(below, ".rehearsal-"));
  const remove = async () => {
    for (const directory of new Set([folder, ...clusterDirectories(folder)])) {
      await rm(directory, { recursive: true, force: true });
    }
  };
  try {
    const account = await findPostgresAccount();
    const cluster = await openCluster(await findPlace(folder, await findBinaries(), account), account);
    const settings = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_size=2GB"];
    const server = await startOnFreePort(cluster, settings);
    return {
      url: databaseUrl(cluster, server.port),
      close: async () => {
        await server.stop("immediate");
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
