import { join } from "node:path";
import { findDenoProgram, mallocSettings, v8Flags } from "./deno-program.ts";
import { restartWithBackoff, type Running } from "./restart-with-backoff.ts";
import type { Lock } from "../data/data-dir-lock.ts";
import { openProcessHub } from "./open-process-hub.ts";
import { listServerPermissions } from "./deno-permissions.ts";
import { readServerConfig } from "../launcher-settings.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { portTakenCode, type Ready, waitUntilReady } from "../../../../server/serve/announce-ready.ts";

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
 * Runs server/main.ts on Deno until stopped, as many processes on one port as PROCESSES says, each
 * of which is restarted by itself; where no Redis connects them, a hub of the launcher does. PORT
 * is not 0: the server may listen on one port alone, so that one must be known before it starts.
 * Rejects with the code EADDRINUSE when it is not free.
 */
export async function superviseServer(run: ServerRun): Promise<SupervisedServer> {
  const { processes, redisUrl } = readServerConfig(run.environment);
  const hub = processes > 1 && redisUrl === null ? await openProcessHub(run.dataDir) : null;
  const environment = { ...run.environment, ...hub?.settings };
  try {
    const servers = await superviseProcesses({ ...run, environment }, processes);
    return {
      ...servers,
      stop: async () => {
        await servers.stop();
        await hub?.close();
      },
    };
  } catch (error) {
    await hub?.close();
    throw error;
  }
}

async function superviseProcesses(run: ServerRun, processes: number): Promise<SupervisedServer> {
  // The first brings the database up to date; the others find it so.
  const first = await superviseProcess(run, 1, processes);
  const started = [first];
  const stop = async () => void await Promise.all(started.map((kept) => kept.stop()));
  const numbers = Array.from({ length: processes - 1 }, (_, index) => index + 2);
  const further = await Promise.allSettled(numbers.map((number) => superviseProcess(run, number, processes)));
  for (const one of further) if (one.status === "fulfilled") started.push(one.value);
  const failed = further.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  await run.lock.recordAddress(first.address);
  return { address: first.address, stop };
}

async function superviseProcess(
  { root, dataDir, environment, lock, signal }: ServerRun,
  number: number,
  processes: number,
): Promise<SupervisedServer> {
  const own = environmentOf(environment, number);
  const permissions = listServerPermissions({ root, dataDir, config: readServerConfig(own) });
  const name = processes === 1 ? "The server" : `Server ${number} of ${processes}`;
  let address = "";
  let isNew = number === 1;
  const kept = await restartWithBackoff({
    name,
    say: (line) => console.error(line),
    start: async (stopping) => {
      const server = await startDenoProcess({
        name,
        program: findDenoProgram(root),
        args: ["run", `--v8-flags=${v8Flags}`, ...permissions, join(root, "server", "main.ts")],
        root,
        environment: { ...mallocSettings, ...own, ...(isNew && { HUB_IS_NEW: "1" }) },
        onStarted: (pid) => lock.recordServer(pid, number),
        onLine: showLine,
        signal: AbortSignal.any([stopping, signal]),
      });
      address = server.address;
      isNew = false;
      return server;
    },
  });
  return { address, stop: () => kept.stop() };
}

/** Each counts for itself: the metrics of the second process are at the next port, and so on. */
function environmentOf(environment: Record<string, string>, number: number): Record<string, string> {
  const { metricsAddress } = readServerConfig(environment);
  if (!metricsAddress || number === 1) return environment;
  const { hostname, port } = metricsAddress;
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  return { ...environment, METRICS_ADDRESS: `${host}:${port === 0 ? 0 : port + number - 1}` };
}

/** A person sees what needs them; anything that collects logs gets every line as it was written. */
export function showLine(line: string): void {
  const shown = process.stdout.isTTY ? formatLogLine(line) : line;
  if (shown !== null) console.log(shown);
}

const levels: Readonly<Record<number, string>> = { 40: "warning", 50: "error", 60: "fatal" };

interface LogLine {
  level: number;
  msg?: string;
  requestId?: string;
  err?: { message?: string; stack?: string };
}

/**
 * A line of the server for a person at a terminal: warnings and errors in words, null for what they
 * need not see. Lines that are no log entries are shown as they are.
 */
export function formatLogLine(line: string): string | null {
  const entry = parse(line);
  if (!entry) return line.trim() ? line : null;
  const level = levels[entry.level];
  if (!level) return null;
  const request = entry.requestId ? ` (request ${entry.requestId})` : "";
  const cause = entry.level >= 50 ? entry.err?.stack : entry.err?.message;
  return `${level}: ${entry.msg ?? ""}${request}${cause ? `\n  ${cause.replaceAll("\n", "\n  ")}` : ""}`;
}

function parse(line: string): LogLine | null {
  try {
    const value = JSON.parse(line) as Partial<LogLine>;
    return typeof value?.level === "number" ? value as LogLine : null;
  } catch {
    return null;
  }
}
