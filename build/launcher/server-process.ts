import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "./keep-running.ts";

export interface ServerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly root: string;
  readonly environment: Record<string, string>;
  /** Where health is asked, e.g. http://127.0.0.1:8787. */
  readonly probe: string;
  onStarted(pid: number): Promise<void>;
  onLine(line: string): void;
  /** Ends the wait for health, and the process with it. */
  readonly signal: AbortSignal;
}

/** Longer than the server's own drain. */
const stopLimitMs = 15_000;

/** Starts the server and waits until it is healthy. Rejects with its last words when it ends before that. */
export async function startServerProcess(command: ServerCommand): Promise<Running> {
  const child = spawn(command.program, command.args, {
    cwd: command.root,
    env: command.environment,
    stdio: ["ignore", "pipe", "pipe"],
    // Ctrl-C in the terminal is for the launcher, which stops things in order.
    detached: process.platform !== "win32",
  });
  const lastWords: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", command.onLine);
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
  });
  const ended = once(child, "close").then(([code, signal]) => describeEnd(code, signal, lastWords), String);
  if (child.pid) await command.onStarted(child.pid);
  const decided = new AbortController();
  const giveUp = () => void stop(child, ended);
  command.signal.addEventListener("abort", giveUp);
  const reason = await Promise.race([ended, untilHealthy(command.probe, decided.signal)]);
  decided.abort();
  command.signal.removeEventListener("abort", giveUp);
  if (reason !== null) throw new Error(`The server ${reason}`);
  return { ended: ended.then((end) => `The server ${end}`), stop: () => stop(child, ended) };
}

async function untilHealthy(probe: string, signal: AbortSignal): Promise<null> {
  while (!signal.aborted) {
    const isHealthy = await fetch(`${probe}/api/health`, { signal }).then((r) => r.ok, () => false);
    if (isHealthy) break;
    await wait(50);
  }
  return null;
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
  await ended;
  clearTimeout(late);
}

function describeEnd(code: number | null, signal: string | null, lastWords: readonly string[]): string {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  return lastWords.length > 0 ? `${how}:\n${lastWords.join("\n")}` : how;
}
