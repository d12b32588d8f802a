import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { findPostgresAccount } from "../../../build/start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../../build/start/postgres/postgres-binaries.ts";
import { formatDatabaseUrl, openCluster, runAsSuperuser } from "../../../build/start/postgres/cluster.ts";
import { findPlace } from "../../../build/start/postgres/cluster-location.ts";
import { startOnFreePort, startServer } from "../../../build/start/postgres/postgres-server.ts";

/** A real PostgreSQL with its data in a temporary directory. */
interface TestServer {
  /** Address of its first database, as the role the product uses. */
  readonly url: string;
  /** Like pulling the plug: no session ends in order. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Runs statements in its first database, for which it is stopped and started. */
  asSuperuser(...statements: readonly string[]): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Durability is for data somebody wants back. */
const withoutDisk = ["fsync=off", "full_page_writes=off"];

interface TestServerOptions {
  /** Its commits wait for the disk, as an operator's do: for measurements. */
  readonly isDurable?: boolean;
  /**
   * A connection plans a statement once, where it otherwise plans the first five calls anew: a
   * quarter of the processor time of most tests, which call few statements twice.
   */
  readonly plansOnce?: boolean;
  /** Where its directory is made; the system's place for temporary ones by default. */
  readonly place?: string;
}

/** Starts a server on a free port, as root too. It ends with this process, however that ends. */
export async function startTestServer(
  { isDurable = false, plansOnce = false, place = tmpdir() }: TestServerOptions = {},
): Promise<TestServer> {
  const settings = [
    ...(isDurable ? [] : withoutDisk),
    ...(plansOnce ? ["plan_cache_mode=force_generic_plan"] : []),
    "max_connections=200",
  ];
  const directory = await mkdtemp(join(place, "glimmer-test-postgres-"));
  const guard = startGuard(directory);
  const account = await findPostgresAccount();
  const cluster = await openCluster(await findPlace(directory, await findBinaries(), account), account);
  let running = await startOnFreePort(cluster, settings);
  const { port } = running;
  const start = async () => {
    running = await startServer(cluster, port, settings);
  };
  return {
    url: formatDatabaseUrl(cluster, port),
    kill: () => running.stop("immediate"),
    start,
    asSuperuser: async (...statements) => {
      await running.stop("fast");
      await runAsSuperuser(cluster, "glimmer", statements);
      await start();
    },
    stop: async () => {
      await running.stop("immediate");
      guard.ref();
      guard.stdin?.end();
      await once(guard, "exit");
    },
  };
}

/**
 * Whatever becomes of this process, the server does not outlive it; ending the
 * guard removes the data.
 */
export function startGuard(directory: string): ChildProcess {
  const program = fileURLToPath(new URL("./end-with-parent.ts", import.meta.url));
  const guard = spawn(process.execPath, [program, directory], {
    // A Ctrl-C in the terminal is not for the guard.
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard;
}
