import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDatabase, rememberDatabase } from "./servers/databases.ts";

const root = join(import.meta.dirname, "../../..");
/** A first start builds the bundle and sets the database up. */
const readyWithinMs = 180_000;

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Null: an embedded one, in the data directory. */
  readonly databaseUrl: string | null;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port with its own empty data, with these
 * settings and options besides: with a data directory it has an embedded database there. Throws
 * with its output if it does not come up.
 */
export async function startServer(
  settings: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-e2e-"));
  const databaseUrl = settings["DATA_DIR"] ? null : await makeDatabase();
  const child = spawn(process.execPath, [join(root, "build/start.ts"), ...options], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      OPEN_BROWSER: "0",
      HOST: "127.0.0.1",
      PORT: "0",
      PUBLIC_URL: "",
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: "1000",
      // A busy machine would have lists retried.
      SHED_READS_AFTER_MS: "0",
      SMTP_URL: "",
      DATABASE_URL: databaseUrl ?? "",
      ...(databaseUrl && { FIRST_MEMBER_IS_ADMIN: "1" }),
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "",
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await exited;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string | undefined>((resolve) => {
    child.stdout.on("data", () => {
      const address = /Glimmer is ready at (\S+)\n/.exec(output)?.[1];
      if (address) resolve(address);
    });
    void exited.then(() => resolve(undefined));
    setTimeout(resolve, readyWithinMs, undefined).unref();
  });
  if (url && databaseUrl) rememberDatabase(url, databaseUrl);
  if (url) return { url, dataDir: settings["DATA_DIR"] ?? dataDir, databaseUrl, stop };
  await stop();
  throw new Error(`The server did not start.\n${output}`);
}
