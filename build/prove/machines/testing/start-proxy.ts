import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";

export type ProxyName = "nginx" | "haproxy";

const versionFlag: Record<ProxyName, string> = { nginx: "-v", haproxy: "-v" };

/** Whether the system has the program; says that tests are skipped if not. */
export function hasProxy(name: ProxyName): boolean {
  const isThere = spawnSync(name, [versionFlag[name]]).status === 0;
  if (!isThere) console.log(`No ${name} found: tests behind it are skipped.`);
  return isThere;
}

interface ProxyOptions {
  readonly name: ProxyName;
  /** The block of the page, with this machine's addresses put into it. */
  readonly configuration: string;
  /** Where it listens, for members. */
  readonly port: number;
  /** Modules of nginx to load. */
  readonly modules?: readonly string[];
}

/** Starts a proxy as the page sets it up. It ends with the test file. */
export async function startProxy({ name, configuration, port, modules = [] }: ProxyOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `glimmer-${name}-`));
  const file = join(folder, `${name}.conf`);
  await writeFile(file, name === "nginx" ? wholeNginx(folder, configuration, modules) : configuration);
  const args = name === "nginx" ? ["-p", folder, "-c", file] : ["-db", "-f", file];
  const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said += chunk);
  const ended = once(child, "exit");
  afterAll(async () => {
    if (isOver(child)) return;
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  while (!await accepts(port)) {
    if (isOver(child)) throw new Error(`${name} did not start:\n${said}`);
    await wait(20);
  }
}

/** Puts around the blocks of a site what the system's own nginx.conf has. */
function wholeNginx(folder: string, site: string, modules: readonly string[]): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
  return `
    ${modules.map((module) => `load_module ${module};`).join("\n")}
    daemon off;
    ${user}
    worker_processes 2;
    worker_rlimit_nofile 8192;
    pid ${folder}/nginx.pid;
    error_log stderr error;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${folders}
      ${site}
    }`;
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = await once(socket, "connect").then(() => true, () => false);
  socket.destroy();
  return accepted;
}
