import { findPostgresAccount } from "../../postgres/find-postgres-account.ts";
import { findBinaries } from "../../postgres/postgres-binaries.ts";
import { formatDatabaseUrl, openCluster } from "../../postgres/cluster.ts";
import { stopLeftover } from "../../postgres/stop-leftover.ts";
import { findPlace } from "../../postgres/cluster-location.ts";
import { startOnFreePort, startServer } from "../../postgres/postgres-server.ts";
import { restartWithBackoff, type Running } from "../server/restart-with-backoff.ts";

interface EmbeddedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL with its data in the directory, and restarts it on the same port whenever
 * it ends unexpectedly.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  say: (line: string) => void,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  const account = await findPostgresAccount();
  const place = await findPlace(dataDir, await findBinaries(), account);
  if (place.notice) say(place.notice);
  const cluster = await openCluster(place, account);
  if (await stopLeftover(cluster.data)) say("Stopped a database that was left running by an earlier start.");
  let port: number | null = null;

  async function start(): Promise<Running> {
    // A pid file left by a crash, whose number another program has now, must not
    // prevent the next start.
    await stopLeftover(cluster.data);
    const server =
      await (port === null ? startOnFreePort(cluster, settings) : startServer(cluster, port, settings));
    port = server.port;
    const ended = server.ended.then((reason) => `The database ${reason}. Its log: ${cluster.log}`);
    return { ended, stop: () => server.stop() };
  }

  const kept = await restartWithBackoff({ name: "The database", start, say });
  return { url: formatDatabaseUrl(cluster, port ?? 0), stop: () => kept.stop() };
}
