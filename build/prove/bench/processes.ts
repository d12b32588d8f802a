import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { waitUntilReady } from "../../../server/serve/announce-ready.ts";
import { mallocSettings } from "../../start/launcher/server/deno-program.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Served {
  readonly origin: string;
  /** Milliseconds from spawning the process until it serves. */
  readonly coldStartMs: number;
  /** Resident memory now, in MB. Linux only: elsewhere NaN, and printed as such. */
  residentMb(): Promise<number>;
  /** Processor time spent so far. Linux only, as above. */
  cpuMs(): Promise<number>;
  /** Sends a message, and resolves with the next one that the program sends. */
  ask(message: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** The memory of the product's servers when they were stopped, in MB. */
const stopped: number[] = [];

/**
 * Resident memory of the product after the load, in MB: the most that one of its servers took that
 * were stopped since this was asked for last; NaN where there was none.
 */
export function takeMemoryAfterLoad(): number {
  const all = stopped.splice(0);
  return all.length > 0 ? Math.max(...all) : Number.NaN;
}

/**
 * Starts a program of this checkout, or another, with Deno and waits until it serves, on any port
 * unless `env` has one. It ends with this process at the latest.
 */
export async function serve(
  deno: string,
  program: string,
  env: Record<string, string>,
  checkout = root,
): Promise<Served> {
  const startedAt = performance.now();
  const child = spawn(deno, ["run", "--allow-all", program], {
    cwd: checkout,
    env: { ...mallocSettings, ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const { port } = await waitUntilReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    coldStartMs: performance.now() - startedAt,
    residentMb: () => residentMb(child),
    cpuMs: () => processCpuMs(child.pid ?? 0),
    ask: async (message) => {
      child.send(message);
      return (await once(child, "message"))[0] as unknown;
    },
    stop: async () => {
      if (program === "server/main.ts") stopped.push(await residentMb(child));
      await stop(child);
    },
  };
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Processor time a process of this machine has spent so far. Linux only: elsewhere NaN. */
export async function processCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Fields 14 and 15, user and system, in hundredths of a second; counted after the name,
  // which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
