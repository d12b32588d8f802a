import { mkdtemp } from "node:fs/promises";
import { createProductEnv } from "../bench/product-database.ts";
import { serve, type Served } from "../bench/processes.ts";
import { openProcessHub } from "../../start/launcher/server/open-process-hub.ts";

/** The server processes that share a database. */
export interface Servers {
  readonly origins: readonly string[];
  /** The address that members would use, which sockets name as their origin. */
  readonly publicUrl: string;
  /** The processor time of all processes together. */
  cpuMs(): Promise<number>;
  residentMb(): Promise<number>;
  stop(): Promise<void>;
}

const processes = 2;

/** Starts two server processes, joined by a hub as those of a launcher are. */
export async function startServers(
  { databaseUrl, dataDir, deno }: {
    readonly databaseUrl: string;
    readonly dataDir: string;
    readonly deno: string;
  },
): Promise<Servers> {
  const hub = await openProcessHub(dataDir);
  const served: Served[] = [];
  for (let n = 0; n < processes; n++) {
    const env = {
      ...createProductEnv(databaseUrl, await mkdtemp(`${dataDir}/server-`)),
      ...hub.settings,
    };
    served.push(await serve(deno, "server/main.ts", env));
  }
  const sum = async (of: (one: Served) => Promise<number>) =>
    (await Promise.all(served.map(of))).reduce((total, value) => total + value, 0);
  return {
    origins: served.map(({ origin }) => origin),
    publicUrl: createProductEnv(databaseUrl, dataDir)["PUBLIC_URL"] ?? "",
    cpuMs: () => sum((one) => one.cpuMs()),
    residentMb: () => sum((one) => one.residentMb()),
    stop: async () => {
      for (const one of served) await one.stop();
      await hub.close();
    },
  };
}
