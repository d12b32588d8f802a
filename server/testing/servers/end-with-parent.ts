import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { argv, kill, stdin } from "node:process";

/**
 * A program that test-server.ts starts beside PostgreSQL: its input closes when the test process
 * ends, also by a signal nobody can catch. Then it ends the server of the given directory, if one
 * still runs, and removes the directory.
 */
const directory = argv[2] as string;
await once(stdin.resume(), "close");
const pidFile = join(directory, "postgres", "postmaster.pid");
const pid = Number.parseInt(await readFile(pidFile, "utf8").catch(() => ""), 10);
try {
  if (pid > 0) {
    kill(pid, "SIGQUIT");
    // A test may have frozen it.
    kill(pid, "SIGCONT");
  }
} catch {
  // It had ended already.
}
await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
