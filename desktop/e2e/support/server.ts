import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** A first start builds the bundle and sets the database up. */
const readyWithinMs = 180_000;

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port with its own empty data, with these settings besides. Throws with its
 * output if it does not come up.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, "build/start.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      OPEN_BROWSER: "0",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: "1000",
      SMTP_URL: "",
      DATABASE_URL: "",
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
  try {
    await answering(url, exited);
  } catch (cause) {
    await stop();
    throw new Error(`The server did not start.\n${output}`, { cause });
  }
  return { url, stop };
}

/** Waits for the health call to answer 200, or for the process to end. */
async function answering(url: string, exited: Promise<unknown[]>): Promise<void> {
  const deadline = AbortSignal.timeout(readyWithinMs);
  let isGone = false;
  void exited.then(() => (isGone = true));
  while (!isGone) {
    deadline.throwIfAborted();
    const answer = await fetch(`${url}/api/health`, { signal: deadline }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error("It ended before it was ready.");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
