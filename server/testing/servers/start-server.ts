import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { v8Flags } from "../../../build/start/launcher/server/deno-program.ts";
import { type Ready, waitUntilReady } from "../../serve/announce-ready.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One line of the server's log. */
interface LogLine {
  readonly level: number;
  readonly msg: string;
}

/** `server/main.ts` on Deno, as a process of its own. */
export interface RunningServer extends Ready {
  readonly dataDir: string;
  /** The lines it has logged so far. */
  readonly log: readonly LogLine[];
  /** Resolves once it logs that message, or has done so. */
  logs(message: string): Promise<void>;
  /** Stops it; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
}

interface ServerOptions {
  /** Settings by their environment names. DATABASE_URL is needed. */
  readonly env: Readonly<Record<string, string>>;
  /** The tree whose server it is, such as that of a previous release; this one by default. */
  readonly tree?: string;
  /** How many file descriptors it may have open. */
  readonly descriptors?: number;
}

/**
 * Starts the server on a port of its own choosing, with V8's settings as in a release, and waits
 * until it serves. It ends with the test file.
 */
export async function startServer(
  { env, tree = root, descriptors = 4096 }: ServerOptions,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-server-"));
  const child = spawn("sh", [
    "-c",
    `ulimit -n ${descriptors}; exec deno run -A --quiet --v8-flags=${v8Flags} server/main.ts`,
  ], {
    cwd: tree,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      SESSION_SECRET: "a secret that only tests know, 32+ chars",
      RATE_LIMIT_SCALE: "1000000",
      SHED_READS_AFTER_MS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  afterAll(async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  const log: LogLine[] = [];
  const waiting = new Map<string, () => void>();
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (text) => {
    const line = JSON.parse(text) as LogLine;
    log.push(line);
    waiting.get(line.msg)?.();
  });
  return {
    ...await waitUntilReady(child),
    dataDir,
    log,
    logs: (message) =>
      log.some(({ msg }) => msg === message)
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(message, resolve)),
    async stop() {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
