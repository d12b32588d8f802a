import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { openOnFreePort } from "../free-port.ts";
import type { Cluster } from "./cluster.ts";
import { setTimeout as wait } from "node:timers/promises";

/** A running PostgreSQL. */
export interface PostgresServer {
  readonly pid: number;
  readonly port: number;
  /** Settles with the reason once the process has ended, asked or not. */
  readonly ended: Promise<string>;
  /**
   * Fast: sessions end, everything is written. Immediate: as if the power went. Safe to call
   * when it already ended.
   */
  stop(mode?: "fast" | "immediate"): Promise<void>;
}

const startTimeoutMs = 60_000;
const logLimitBytes = 10_000_000;

/** The same on a port that it finds itself. */
export function startOnFreePort(cluster: Cluster, settings: readonly string[] = []): Promise<PostgresServer> {
  return openOnFreePort((port) => startServer(cluster, port, settings));
}

/**
 * Starts PostgreSQL on the port of the loopback address and waits until it accepts connections.
 * Rejects with the end of its log when it does not, with the code EADDRINUSE when the port is not
 * free. `settings` are server settings, for tests (`fsync=off`).
 */
export async function startServer(
  cluster: Cluster,
  port: number,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const logFrom = await trimmedLog(cluster.log);
  const log = await open(cluster.log, "a", 0o600);
  const given = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    // Socket paths are limited to about 100 bytes, and DATA_DIR may be anywhere.
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    "logging_collector=off",
    ...settings,
  ];
  const child = spawn(cluster.binaries.postgres, ["-D", cluster.data, ...given.flatMap((s) => ["-c", s])], {
    ...cluster.account,
    cwd: "/",
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: "C" },
    stdio: ["ignore", log.fd, log.fd],
    // A Ctrl-C in the terminal is for the launcher, which stops things in order.
    detached: process.platform !== "win32",
  });
  await log.close();
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once(
      "exit",
      (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
  const failed = await Promise.race([ended, isReady(cluster.data, child)]);
  if (failed !== null) {
    child.kill("SIGQUIT");
    const tail = (await readFile(cluster.log, "utf8")).slice(logFrom).trim().split("\n").slice(-8).join("\n");
    const error = new Error(`PostgreSQL did not start (${failed}). Its log, ${cluster.log}, ends:\n${tail}`);
    throw tail.includes("Address already in use") ? Object.assign(error, { code: "EADDRINUSE" }) : error;
  }
  return {
    pid: child.pid as number,
    port,
    ended,
    stop: (mode = "fast") => stop(cluster, child, ended, mode),
  };
}

/**
 * Null once line 8 of the pid file says ready, as pg_ctl waits for it; a reason when
 * that takes too long.
 */
async function isReady(data: string, child: ChildProcess): Promise<string | null> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null || child.signalCode !== null) return "it ended";
    const lines = (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === "ready") return null;
  }
  return `not ready after ${startTimeoutMs / 1000} s`;
}

async function stop(
  cluster: Cluster,
  child: ChildProcess,
  ended: Promise<string>,
  mode: "fast" | "immediate",
) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === "win32") {
    spawn(cluster.binaries.pgCtl, ["stop", "-D", cluster.data, "-m", mode], { stdio: "ignore" });
  } else {
    child.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
  }
  const late = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await ended;
  clearTimeout(late);
}

/** Trims a log that became too long; returns where this start's part begins. */
async function trimmedLog(file: string): Promise<number> {
  const size = await stat(file).then((s) => s.size, () => 0);
  if (size <= logLimitBytes) return size;
  await truncate(file, 0);
  return 0;
}
