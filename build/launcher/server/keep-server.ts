import { join } from "node:path";
import { onFreePort } from "../../free-port.ts";
import { denoProgram, v8Flags } from "./deno-program.ts";
import { keepRunning, type Running } from "./restart-with-backoff.ts";
import type { Lock } from "../data/data-dir-lock.ts";
import { readableLine } from "./readable-log-lines.ts";
import { serverPermissions } from "./deno-permissions.ts";
import { startServerProcess } from "./server-process.ts";
import { serverConfig } from "../launcher-settings.ts";

interface ServerRun {
  readonly root: string;
  readonly dataDir: string;
  readonly environment: Record<string, string>;
  readonly lock: Lock;
  /** Ends a first start that is under way. */
  readonly signal: AbortSignal;
}

interface KeptServer {
  /** Where members reach it. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Runs server/main.ts on Deno until stopped. Where PORT is 0, the server keeps the free port that its first start found. */
export async function keepServer({ root, dataDir, lock, ...run }: ServerRun): Promise<KeptServer> {
  let { port } = serverConfig(run.environment);
  let address = "";

  async function startAt(givenPort: number, signal: AbortSignal): Promise<Running> {
    const environment = { ...run.environment, PORT: String(givenPort) };
    const permissions = serverPermissions({ root, dataDir, config: serverConfig(environment) });
    const server = await startServerProcess({
      program: denoProgram(root),
      args: ["run", `--v8-flags=${v8Flags}`, ...permissions, join(root, "server", "main.ts")],
      root,
      environment,
      onStarted: (pid) => lock.recordServer(pid),
      onLine: showLine,
      signal: AbortSignal.any([signal, run.signal]),
    });
    ({ port, address } = server);
    return server;
  }

  const kept = await keepRunning({
    name: "The server",
    say: (line) => console.error(line),
    // The server may listen on one port alone, so that one must be known before it starts.
    start: (signal) => port === 0 ? onFreePort((free) => startAt(free, signal)) : startAt(port, signal),
  });
  await lock.recordAddress(address);
  return { address, stop: () => kept.stop() };
}

/** A person sees what needs them; anything that collects logs gets every line as it was written. */
function showLine(line: string): void {
  const shown = process.stdout.isTTY ? readableLine(line) : line;
  if (shown !== null) console.log(shown);
}
