import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, readCommand, waitUntilGone } from "../processes.ts";

/**
 * Clears what a killed launcher left: a server still running in the directory is stopped (its
 * clients are gone too), and a pid file whose number now belongs to another program is removed.
 * Returns whether a server was stopped.
 */
export async function stopLeftover(data: string): Promise<boolean> {
  const pidFile = join(data, "postmaster.pid");
  const pid = Number.parseInt(await readFile(pidFile, "utf8").catch(() => ""), 10);
  if (!Number.isInteger(pid) || !await isAlive(pid)) return false;
  const command = await readCommand(pid);
  if (!command?.includes("postgres") || !command.includes(data)) {
    await rm(pidFile, { force: true });
    return false;
  }
  // SIGINT: fast shutdown. SIGQUIT: at once; the next start replays the log.
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    process.kill(pid, signal);
    if (await waitUntilGone(pid, 10_000)) return true;
  }
  throw new Error(`A PostgreSQL (process ${pid}) still uses ${data} and does not stop.`);
}
