import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { freePort } from "./redis-server.ts";

/** Whether the system has PgBouncer. */
export const hasPgBouncer = spawnSync("pgbouncer", ["--version"]).status === 0;
if (!hasPgBouncer) console.log("No pgbouncer found: tests of poolers of connections are skipped.");

type PoolMode = "session" | "transaction" | "statement";

interface PgBouncer {
  /** The given address, through the pooler. */
  readonly url: string;
  /** Pools otherwise from now on, without closing a connection. */
  pool(mode: PoolMode): Promise<void>;
}

interface PgBouncerOptions {
  readonly mode: PoolMode;
  /** Further settings, a line each. */
  readonly settings?: readonly string[];
}

/** Starts a real PgBouncer in front of a database, on a free port. It ends with the test. */
export async function startPgBouncer(url: string, options: PgBouncerOptions): Promise<PgBouncer> {
  const directory = await mkdtemp(join(tmpdir(), "glimmer-pgbouncer-"));
  // The account that it runs as reads its settings again.
  await chmod(directory, 0o755);
  const file = join(directory, "pgbouncer.ini");
  const target = new URL(url);
  const configure = (port: number, mode: PoolMode) =>
    writeFile(
      file,
      [
        "[databases]",
        `* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`,
        "[pgbouncer]",
        `listen_addr = 127.0.0.1`,
        `listen_port = ${port}`,
        "unix_socket_dir =",
        "auth_type = any",
        `pool_mode = ${mode}`,
        ...options.settings ?? [],
      ].join("\n"),
    );
  const port = await freePort();
  await configure(port, options.mode);
  const { child, heard } = await run(file);
  onTestFinished(async () => {
    const ended = once(child, "exit");
    if (child.kill("SIGKILL")) await ended;
    await rm(directory, { recursive: true });
  });
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    async pool(mode) {
      await configure(port, mode);
      const reloaded = heard("re-reading config");
      child.kill("SIGHUP");
      await reloaded;
    },
  };
}

/** Resolves once it listens. It writes what it does to its standard error. */
async function run(file: string) {
  const asRoot = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", [...asRoot, file], { stdio: ["ignore", "ignore", "pipe"] });
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  const ended = once(child, "exit");
  const heard = (words: string) =>
    new Promise<void>((resolve) => {
      const look = (line: string) => {
        if (!line.includes(words)) return;
        lines.off("line", look);
        resolve();
      };
      lines.on("line", look);
    });
  const failed = () => {
    throw new Error("PgBouncer did not start");
  };
  await Promise.race([heard("process up"), ended.then(failed)]);
  return { child, heard };
}
