import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { portTakenCode, type Ready, waitUntilReady } from "../../../../server/serve/announce-ready.ts";
import type { Running } from "./restart-with-backoff.ts";

interface DenoCommand {
  /** As it stands at the beginning of a sentence: "The server". */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly root: string;
  readonly environment: Record<string, string>;
  onStarted?(pid: number): Promise<void>;
  onLine(line: string): void;
  /** Ends the process while it is not ready yet. */
  readonly signal: AbortSignal;
}

/** Longer than the server's own drain. */
const stopLimitMs = 15_000;

/**
 * Starts one of our programs on Deno and waits until it is ready. Rejects with its last words when
 * it ends before that, with the code EADDRINUSE when its port is not free.
 */
export async function startDenoProcess(command: DenoCommand): Promise<Running & Ready> {
  const child = spawn(command.program, command.args, {
    cwd: command.root,
    env: command.environment,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Ctrl-C in the terminal is for the launcher, which stops things in order.
    detached: process.platform !== "win32",
  });
  const lastWords: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", command.onLine);
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
  });
  const ended = once(child, "close").then(
    ([code, signal]) => describeEnd(command.name, code, signal, lastWords),
    String,
  );
  if (child.pid) await command.onStarted?.(child.pid);
  const giveUp = () => void stop(child, ended);
  command.signal.addEventListener("abort", giveUp);
  const ready = await waitUntilReady(child).catch(() => null);
  command.signal.removeEventListener("abort", giveUp);
  if (!ready) {
    const error = new Error(await ended);
    throw child.exitCode === portTakenCode ? Object.assign(error, { code: "EADDRINUSE" }) : error;
  }
  return { ...ready, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
  await ended;
  clearTimeout(late);
}

function describeEnd(
  name: string,
  code: number | null,
  signal: string | null,
  lastWords: readonly string[],
): string {
  const how = signal ? `${name} was ended by ${signal}` : `${name} ended with code ${code}`;
  return lastWords.length > 0 ? `${how}:\n${lastWords.join("\n")}` : `${how}.`;
}
