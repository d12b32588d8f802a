import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { denoProgram } from "../server/deno-program.ts";

export interface FileLock {
  release(): Promise<void>;
}

interface LockRequest {
  readonly root: string;
  readonly dataDir: string;
  /** How long to wait for another holder to release it. */
  readonly patienceMs: number;
}

/**
 * Locks the data directory by the operating system (`flock`), in a small process that ends with
 * this one. Returns `taken` when another launcher has it, in this container or another; null where
 * the file system has no locks.
 */
export async function lockDataDir(
  { root, dataDir, patienceMs }: LockRequest,
): Promise<FileLock | "taken" | null> {
  const file = join(dataDir, "launcher.flock");
  const holder = spawn(denoProgram(root), [
    "run",
    "--no-prompt",
    "--no-config",
    `--allow-read=${file}`,
    `--allow-write=${file}`,
    join(root, "build/start/launcher/data/hold-file-lock.mjs"),
    file,
    String(patienceMs),
  ], {
    stdio: ["pipe", "pipe", "ignore"],
    // Ctrl-C in the terminal is for the launcher, which releases the lock last.
    detached: process.platform !== "win32",
  });
  const ended = once(holder, "close");
  const said = once(createInterface({ input: holder.stdout }), "line").then(([line]) => line as string);
  const outcome = await Promise.race([said, ended.then(() => null)]);
  if (outcome !== "held") {
    holder.kill();
    return outcome === "taken" ? outcome : null;
  }
  return {
    release: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}
