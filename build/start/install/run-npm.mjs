import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { InstallError } from "./install-error.mjs";

/** How long npm may take to end by itself. */
const killAfterMs = 1_000;

/**
 * @typedef {object} NpmRun
 * @property {string} folder
 * @property {readonly string[]} args
 * @property {AbortSignal} signal
 * @property {(pid: number) => void} onStarted
 */

/**
 * Runs npm in the folder. When the signal aborts, npm and all that it started end within two
 * seconds. Rejects with an `InstallError` when npm fails or was ended.
 *
 * @param {NpmRun} run
 */
export async function runNpm({ folder, args, signal, onStarted }) {
  signal.throwIfAborted();
  console.log(`Installing packages (npm ${args[0]}). This takes a while the first time.`);
  const npm = process.env.npm_execpath;
  const [program, ...own] = npm && basename(npm) === "npm-cli.js" ? [process.execPath, npm] : ["npm"];
  const isWindows = process.platform === "win32";
  const child = spawn(program, [...own, ...args], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows && own.length === 0,
    // A process group of its own, which is ended as one.
    detached: !isWindows,
  });
  if (child.pid) onStarted(child.pid);
  const stop = () => endAll(child);
  signal.addEventListener("abort", stop);
  const [code, by] = await once(child, "exit").catch((error) => [error.message, null]);
  signal.removeEventListener("abort", stop);
  if (signal.aborted) {
    kill(child.pid, "SIGKILL");
    throw new InstallError("The installation was stopped. The next start completes it.");
  }
  if (code === 0) return;
  throw new InstallError(
    `The dependencies could not be installed (npm ${args[0]}: ${by ?? code}).\n` +
      "What npm printed above says why; most often the registry could not be reached. Then start again.",
  );
}

/**
 * Ends the npm that goes on after the process that started it was killed; it would write into the
 * same folder. The number may be another program's by now, or another container's.
 *
 * @param {number} pid
 */
export async function endLeftNpm(pid) {
  const isNpm = () => /npm\S* (ci|install)\b/.test(commandOf(pid));
  for (let tries = 0; tries < 50 && isNpm(); tries++) {
    kill(pid, "SIGKILL");
    await wait(50);
  }
}

/** @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}

/** @param {import("node:child_process").ChildProcess} child */
function endAll(child) {
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  kill(child.pid, "SIGTERM");
  const late = setTimeout(() => kill(child.pid, "SIGKILL"), killAfterMs);
  child.once("exit", () => clearTimeout(late));
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
function kill(group, signal) {
  if (!group || process.platform === "win32") return;
  try {
    process.kill(-group, signal);
  } catch {
    // All of it has ended.
  }
}
