import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";
import { startProxy } from "./start-proxy.ts";

export type CacheName = "Varnish" | "nginx";

interface Cache {
  readonly name: CacheName;
  /** The lines of the page, with its addresses. */
  readonly shown: string;
  /** Where readers reach it. */
  readonly port: number;
  /** The port of the server behind it. */
  readonly serverPort: number;
  /** Who may purge. */
  readonly purger: string;
}

const purgeModule = "/usr/lib/nginx/modules/ngx_http_cache_purge_module.so";

/** Whether the system has it; says that its tests are skipped if not. */
export function hasCache(name: CacheName): boolean {
  const isThere = name === "Varnish"
    ? spawnSync("varnishd", ["-V"]).error === undefined
    : spawnSync("nginx", ["-v"]).error === undefined && existsSync(purgeModule);
  if (!isThere) console.log(`No ${name} that can purge found: the tests behind it are skipped.`);
  return isThere;
}

/** Starts it with this machine's addresses. It ends with the test file. */
export async function startCache(cache: Cache): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-cache-"));
  if (cache.name === "Varnish") return await startVarnish(folder, cache);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const configuration = cache.shown
    .replace("/var/cache/nginx/glimmer", join(folder, "kept"))
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${cache.port};`)
    .replace("server_name cdn.example.org;", "")
    .replace("10.0.0.11:8787", `127.0.0.1:${cache.serverPort}`)
    .replace(/allow 10\.0\.0\.11;\s+allow 10\.0\.0\.12;/, `allow ${cache.purger};`)
    // A name without its port: this test's have one.
    .replace("Host $host", "Host $http_host");
  await startProxy({ name: "nginx", configuration, port: cache.port, modules: [purgeModule] });
}

async function startVarnish(folder: string, { shown, port, serverPort, purger }: Cache): Promise<void> {
  const file = join(folder, "default.vcl");
  await writeFile(
    file,
    shown
      .replace(/\.host = "10\.0\.0\.11";\s+\.port = "8787";/, `.host = "127.0.0.1"; .port = "${serverPort}";`)
      .replace(/"10\.0\.0\.11";\s+"10\.0\.0\.12";/, `"${purger}";`),
  );
  const child = spawn("varnishd", [
    "-F",
    "-j",
    "none",
    "-n",
    join(folder, "work"),
    "-a",
    `127.0.0.1:${port}`,
    "-f",
    file,
    "-s",
    "malloc,64m",
  ], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said += chunk);
  const ended = once(child, "exit");
  afterAll(async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  while (!await accepts(port)) {
    if (child.exitCode !== null) throw new Error(`Varnish did not start:\n${said}`);
    await wait(50);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = await once(socket, "connect").then(() => true, () => false);
  socket.destroy();
  return accepted;
}
