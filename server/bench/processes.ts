import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Served {
  readonly origin: string;
  /** Milliseconds from spawning the process to its first healthy answer. */
  readonly coldStartMs: number;
  /** Resident memory now, in MB. Linux only: elsewhere NaN, and printed as such. */
  residentMb(): Promise<number>;
  /** Processor time spent so far. Linux only, as above. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program of this repository with Deno and waits until `path` answers. It ends with this process at the latest. */
export async function serve(
  deno: string,
  program: string,
  env: Record<string, string>,
  path: string,
): Promise<Served> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(deno, ["run", "--allow-all", program], {
    cwd: root,
    env: { ...process.env, ...env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  await untilHealthy(`${origin}${path}`, child);
  return {
    origin,
    coldStartMs: performance.now() - startedAt,
    residentMb: () => residentMb(child),
    cpuMs: () => cpuMs(child),
    stop: () => stop(child),
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    if (await fetch(url).then((r) => r.ok, () => false)) return;
    await delay(10);
  }
  throw new Error(`${url} did not answer within 30 s`);
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function cpuMs(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  // Fields 14 and 15, user and system, in hundredths of a second; counted after the name, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
