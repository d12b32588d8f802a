import { spawn } from "node:child_process";
import { once } from "node:events";
import { InstallError } from "./install-error.mjs";

/** How long npm may take to end by itself. */
const patienceMs = 1_000;

/**
 * @typedef {object} NpmRun
 * @property {string} folder
 * @property {readonly string[]} args
 * @property {AbortSignal} signal
 */

/**
 * Runs npm in the folder. When the signal aborts, npm and all that it started end within two
 * seconds. Rejects with an `InstallError` when npm fails or was ended.
 *
 * @param {NpmRun} run
 */
export async function runNpm({ folder, args, signal }) {
  signal.throwIfAborted();
  console.log(`Installing packages (npm ${args[0]}). This takes a while the first time.`);
  const npm = process.env.npm_execpath;
  const [program, ...own] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const isWindows = process.platform === "win32";
  const child = spawn(program, [...own, ...args], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows && own.length === 0,
    // A process group of its own, which is ended as one.
    detached: !isWindows,
  });
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

/** @param {import("node:child_process").ChildProcess} child */
function endAll(child) {
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  kill(child.pid, "SIGTERM");
  const late = setTimeout(() => kill(child.pid, "SIGKILL"), patienceMs);
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
