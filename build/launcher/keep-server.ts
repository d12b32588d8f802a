import { join } from "node:path";
import { denoProgram } from "./deno.ts";
import { keepRunning, type KeptRunning } from "./keep-running.ts";
import type { Lock } from "./lock.ts";
import { readableLine } from "./logs.ts";
import { startServerProcess } from "./server-process.ts";
import { v8Flags } from "./v8-flags.ts";

interface ServerRun {
  readonly root: string;
  readonly permissions: readonly string[];
  readonly environment: Record<string, string>;
  /** Where health is asked. */
  readonly probe: string;
  readonly lock: Lock;
}

/** More than this in a row is no accident; the person should see the reason instead of a loop. */
const restarts = 3;

/** Runs server/main.ts on Deno until stopped: a server that dies is reported with its reason and started again a few times. */
export function keepServer(run: ServerRun, signal: AbortSignal): Promise<KeptRunning> {
  const start = (startSignal: AbortSignal) =>
    startServerProcess({
      program: denoProgram(run.root),
      args: ["run", `--v8-flags=${v8Flags}`, ...run.permissions, join(run.root, "server", "main.ts")],
      root: run.root,
      environment: run.environment,
      probe: run.probe,
      onStarted: (pid) => run.lock.recordServer(pid),
      onLine: showLine,
      signal: startSignal,
    });
  return keepRunning(start, {
    delayMs: (failures) => failures > restarts ? null : 500 * failures,
    forgivenAfterMs: 60_000,
    onEnded: (reason, delayMs) => console.error(delayMs === null ? reason : `${reason}\nStarting it again.`),
    onRestarted: () => console.log("The server is back."),
  }, signal);
}

/** A person sees what needs them; anything that collects logs gets every line as it was written. */
function showLine(line: string): void {
  const shown = process.stdout.isTTY ? readableLine(line) : line;
  if (shown !== null) console.log(shown);
}
