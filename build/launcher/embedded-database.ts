import { postgresAccount } from "../postgres/account.ts";
import { findBinaries } from "../postgres/binaries.ts";
import { type Cluster, databaseUrl, openCluster } from "../postgres/cluster.ts";
import { stopLeftover } from "../postgres/leftover.ts";
import { findPlace } from "../postgres/place.ts";
import { startServer } from "../postgres/server.ts";
import { keepRunning } from "./keep-running.ts";
import { freePort } from "./port.ts";

export interface EmbeddedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL with its data in the directory, and starts it again on the same port whenever it ends by itself. */
export async function startEmbeddedDatabase(
  dataDir: string,
  say: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const account = await postgresAccount();
  const place = await findPlace(dataDir, await findBinaries(), account);
  if (place.notice) say(place.notice);
  const cluster = await openCluster(place, account);
  if (await stopLeftover(cluster.data)) say("Stopped a database that an earlier start had left running.");
  const port = await freePort("127.0.0.1");
  const kept = await keepRunning(() => startClean(cluster, port), {
    delayMs: (failures) => Math.min(100 * 2 ** (failures - 1), 5_000),
    forgivenAfterMs: 30_000,
    onEnded: (reason, delayMs) =>
      say(`The database stopped (${reason}); starting it again in ${delayMs} ms. Its log: ${cluster.log}`),
    onRestarted: () => say("The database is back."),
  });
  return { url: databaseUrl(cluster, port), stop: () => kept.stop() };
}

/** What a crashed one left (a pid file whose number went to another program) must not keep the next from starting. */
async function startClean(cluster: Cluster, port: number) {
  await stopLeftover(cluster.data);
  return await startServer(cluster, port);
}
