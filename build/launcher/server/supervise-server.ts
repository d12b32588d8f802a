import { join } from "node:path";
import { denoProgram, v8Flags } from "./deno-program.ts";
import { restartWithBackoff } from "./restart-with-backoff.ts";
import type { Lock } from "../data/data-dir-lock.ts";
import { readableLine } from "./readable-log-lines.ts";
import { serverPermissions } from "./deno-permissions.ts";
import { startDenoProcess } from "./deno-process.ts";
import { serverConfig } from "../launcher-settings.ts";

export interface ServerRun {
  readonly root: string;
  readonly dataDir: string;
  readonly environment: Record<string, string>;
  readonly lock: Lock;
  /** Ends a first start that is under way. */
  readonly signal: AbortSignal;
}

export interface SupervisedServer {
  /** Where members reach it. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Runs server/main.ts on Deno until stopped. PORT is not 0: the server may listen on one
 * port alone, so that one must be known before it starts. Rejects with the code EADDRINUSE
 * when it is not free.
 */
export async function superviseServer(
  { root, dataDir, environment, lock, signal }: ServerRun,
): Promise<SupervisedServer> {
  const permissions = serverPermissions({ root, dataDir, config: serverConfig(environment) });
  let address = "";
  const kept = await restartWithBackoff({
    name: "The server",
    say: (line) => console.error(line),
    start: async (stopping) => {
      const server = await startDenoProcess({
        name: "The server",
        program: denoProgram(root),
        args: ["run", `--v8-flags=${v8Flags}`, ...permissions, join(root, "server", "main.ts")],
        root,
        environment,
        onStarted: (pid) => lock.recordServer(pid),
        onLine: showLine,
        signal: AbortSignal.any([stopping, signal]),
      });
      address = server.address;
      return server;
    },
  });
  await lock.recordAddress(address);
  return { address, stop: () => kept.stop() };
}

/** A person sees what needs them; anything that collects logs gets every line as it was written. */
export function showLine(line: string): void {
  const shown = process.stdout.isTTY ? readableLine(line) : line;
  if (shown !== null) console.log(shown);
}
