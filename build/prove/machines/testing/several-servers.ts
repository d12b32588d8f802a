import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { member, type TestMember } from "../../../../server/testing/member.ts";
import { startRedis } from "../../../../server/testing/servers/redis-server.ts";
import { type RunningServer, startServer } from "../../../../server/testing/servers/start-server.ts";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import { testDatabase } from "../../../../server/testing/test-database.ts";

/** Where the pictures of all of them are. */
export interface SharedFiles {
  /** Settings that lead there. */
  readonly env: Readonly<Record<string, string>>;
  /** Readies the DATA_DIR of one. */
  prepare(dataDir: string): Promise<void>;
}

export interface SeveralServers {
  readonly db: Awaited<ReturnType<typeof testDatabase>>;
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
  /** Those that run now; one that was restarted is another one at the same place. */
  readonly servers: readonly RunningServer[];
  readonly ports: readonly number[];
  /** Where members reach the proxy; nobody listens there yet. */
  readonly proxyPort: number;
  /** Starts the one at this place again, at its port and with its DATA_DIR. */
  start(place: number): Promise<void>;
  /** Stops one, then starts it again. */
  restart(place: number): Promise<void>;
  /** A member with a session; requests go to the proxy, or to the server at this place. */
  member(traits?: Parameters<typeof member>[1]): Promise<TestMember>;
  /** The address of a server, or of the proxy. */
  addressOf(place: number | "proxy"): string;
}

/** A folder that the DATA_DIR of each leads to, as over a network file system. */
export async function oneFolder(): Promise<SharedFiles> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-uploads-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { env: {}, prepare: (dataDir) => symlink(folder, join(dataDir, "uploads")) };
}

/** Starts three servers on one database and one Redis, each with a DATA_DIR of its own. */
export async function startThree(
  { files, env = {} }: { readonly files: SharedFiles; readonly env?: Readonly<Record<string, string>> },
): Promise<SeveralServers> {
  const [db, redis, folder, proxyPort, ...ports] = await Promise.all([
    testDatabase(),
    startRedis(),
    mkdtemp(join(tmpdir(), "glimmer-three-")),
    unusedPort(),
    unusedPort(),
    unusedPort(),
    unusedPort(),
  ]);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const servers: RunningServer[] = [];
  // Those that a test started again, too.
  afterAll(() => Promise.all(servers.map((server) => server.kill())));
  const publicUrl = `http://127.0.0.1:${proxyPort}`;
  async function start(place: number): Promise<void> {
    servers[place] = await startServer({
      env: {
        DATABASE_URL: db.url,
        REDIS_URL: redis.url,
        PUBLIC_URL: publicUrl,
        PORT: String(ports[place]),
        DATA_DIR: join(folder, String(place)),
        TRUSTED_PROXIES: "127.0.0.1",
        LOG_LEVEL: "warn",
        ...files.env,
        ...env,
      },
    });
  }
  for (const [place] of ports.entries()) {
    const dataDir = join(folder, String(place));
    await mkdir(dataDir);
    await files.prepare(dataDir);
    await start(place);
  }
  return {
    db,
    redis,
    servers,
    ports,
    proxyPort,
    start,
    async restart(place) {
      await servers[place]?.stop();
      await start(place);
    },
    member: (traits) =>
      member({
        sql: db.sql,
        config: { publicUrl },
        clock: { now: () => new Date() },
        app: { fetch: (request: Request) => fetch(request) },
      } as never, traits),
    addressOf: (place) => `http://127.0.0.1:${place === "proxy" ? proxyPort : ports[place]}`,
  };
}

/** The configuration of a page with the ports of this machine. */
export function atPorts(configuration: string, { ports, proxyPort }: SeveralServers): string {
  return configuration
    .replaceAll(/10\.0\.0\.1([123]):8787/g, (_, digit: string) => `127.0.0.1:${ports[Number(digit) - 1]}`)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${proxyPort};`)
    // Each takes two descriptors, of which this machine has few.
    .replace(/maxconn \d+/, "maxconn 2000")
    .replace(/bind :::80 v4v6$/m, `bind 127.0.0.1:${proxyPort}`)
    .replace(/^\s*server_name .*$/m, "");
}
