import { existsSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { postgresAccount } from "../../build/postgres/account.ts";
import { findBinaries } from "../../build/postgres/binaries.ts";
import { databaseUrl, openCluster } from "../../build/postgres/cluster.ts";
import { findPlace } from "../../build/postgres/place.ts";
import { startServer } from "../../build/postgres/server.ts";

/** A real PostgreSQL with its data in a temporary directory. */
export interface TestServer {
  /** Address of its first database, as the role the product uses. */
  readonly url: string;
  /** Like pulling the plug: no session ends in order. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Durability is for data somebody wants back. */
const settings = ["fsync=off", "full_page_writes=off", "max_connections=200"];

/** Starts a server on a free port, as root too. It ends with this process, however that ends. */
export async function startTestServer(): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), "glimmer-test-postgres-"));
  const account = await postgresAccount();
  const cluster = await openCluster(await findPlace(directory, await findBinaries(), account), account);
  const port = await freePort();
  let running = await startServer(cluster, port, settings);
  const endWithUs = () => {
    killQuietly(running.pid);
    removeNow(directory);
  };
  process.once("exit", endWithUs);
  return {
    url: databaseUrl(cluster, port),
    kill: () => running.stop("immediate"),
    start: async () => {
      running = await startServer(cluster, port, settings);
    },
    stop: async () => {
      await running.stop("immediate");
      process.off("exit", endWithUs);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // It had ended already.
  }
}

/** Without waiting for events, which no longer come; the server may still be writing its last words. */
function removeNow(directory: string): void {
  for (let attempt = 0; attempt < 20 && existsSync(directory); attempt++) {
    try {
      rmSync(directory, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
}
