import { spawn, spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createProductEnv } from "../bench/product-database.ts";
import { serve, type Served } from "../bench/processes.ts";
import { openOnFreePort } from "../../start/free-port.ts";

/** The server processes that share a database. */
export interface Servers {
  readonly origins: readonly string[];
  /** The address that members would use, which sockets name as their origin. */
  readonly publicUrl: string;
  /** Whether live updates reach from one process to the other. */
  readonly isJoined: boolean;
  /** The processor time of all processes together. */
  cpuMs(): Promise<number>;
  residentMb(): Promise<number>;
  stop(): Promise<void>;
}

const processes = 2;

/** Starts two server processes, joined by a Redis where this machine has one. */
export async function startServers(
  { databaseUrl, dataDir, deno }: {
    readonly databaseUrl: string;
    readonly dataDir: string;
    readonly deno: string;
  },
): Promise<Servers> {
  const redis = await startRedis();
  const served: Served[] = [];
  for (let n = 0; n < processes; n++) {
    const env = {
      ...createProductEnv(databaseUrl, await mkdtemp(`${dataDir}/server-`)),
      ...(redis && { REDIS_URL: redis.url }),
    };
    served.push(await serve(deno, "server/main.ts", env));
  }
  const sum = async (of: (one: Served) => Promise<number>) =>
    (await Promise.all(served.map(of))).reduce((total, value) => total + value, 0);
  return {
    origins: served.map(({ origin }) => origin),
    publicUrl: createProductEnv(databaseUrl, dataDir)["PUBLIC_URL"] ?? "",
    isJoined: redis !== null,
    cpuMs: () => sum((one) => one.cpuMs()),
    residentMb: () => sum((one) => one.residentMb()),
    stop: async () => {
      for (const one of served) await one.stop();
      redis?.stop();
    },
  };
}

/** Null where this machine has none. */
async function startRedis(): Promise<{ url: string; stop(): void } | null> {
  const program = ["valkey-server", "redis-server"]
    .find((name) => spawnSync(name, ["--version"]).status === 0);
  if (!program) return null;
  return await openOnFreePort(async (port) => {
    const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const child = spawn(program, flags, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      if (printed.includes("Ready to accept connections")) break;
    }
    if (child.exitCode !== null) throw Object.assign(new Error(printed), { code: "EADDRINUSE" });
    return { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill() };
  });
}
