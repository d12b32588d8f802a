import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether the process runs. One that ended and was never waited for does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return (await procStat(pid))?.state !== "Z";
}

/**
 * Distinguishes a process from a later one that got the same number: the moment it started, in
 * whatever unit the system has.
 */
export async function readStartTime(pid: number): Promise<string | null> {
  const stat = await procStat(pid);
  if (stat) return stat.startTime;
  if (process.platform === "win32") return null;
  return await run("ps", ["-o", "lstart=", "-p", String(pid)]).then(
    (r) => r.stdout.trim() || null,
    () => null,
  );
}

/** The command line of a process, null when it cannot be read. */
export async function readCommand(pid: number): Promise<string | null> {
  const words = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  if (words !== null) return words.replaceAll("\0", " ");
  return await run("ps", ["-o", "command=", "-p", String(pid)]).then(
    (r) => r.stdout.trim() || null,
    () => null,
  );
}

/**
 * Whether the process was gone within the time. It may be another's child, so there
 * is no event to await.
 */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(50)) {
    if (!await isAlive(pid)) return true;
  }
  return false;
}

async function procStat(pid: number): Promise<{ state: string; startTime: string } | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The name in parentheses may hold spaces; fields are counted after it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", startTime: fields[19] ?? "" };
}
