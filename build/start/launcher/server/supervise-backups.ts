import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findDenoProgram } from "./deno-program.ts";

interface BackupsRun {
  readonly root: string;
  /** The launcher's environment, with the address of the database. */
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  readonly everyMs?: number;
}

interface SupervisedBackups {
  stop(): Promise<void>;
}

const usualEveryMs = 10 * 60_000;

/**
 * Runs `backup nightly` every ten minutes, in a process of its own: it makes what is due, if no
 * other machine on the database does, and else ends at once. The server may run no programs and
 * write nowhere but in DATA_DIR, so it is not the server's job. backup.4
 */
export function superviseBackups(
  { root, environment, say, everyMs = usualEveryMs }: BackupsRun,
): SupervisedBackups {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = (async () => {
    while (!signal.aborted) {
      await runOnce({ root, environment, say, signal }).catch((error: Error) => say(error.message));
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}

async function runOnce(
  { root, environment, say, signal }: Omit<BackupsRun, "everyMs"> & { readonly signal: AbortSignal },
): Promise<void> {
  const onDeno = ["run", "--allow-all", "--cached-only", "--config", join(root, "deno.json")];
  const child = spawn(findDenoProgram(root), [...onDeno, join(root, "build", "backup.ts"), "nightly"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "inherit", "pipe"],
    // The next one removes what this has not finished.
    signal,
    killSignal: "SIGTERM",
  });
  let problem = "";
  child.stderr.on("data", (chunk) => problem += chunk);
  const [code] = await once(child, "close").catch((error: Error) => {
    if (signal.aborted) return [0];
    throw error;
  });
  if (code === 0 || signal.aborted) return;
  say(
    JSON.stringify({
      level: 50,
      time: Date.now(),
      msg: "the backup failed; it is tried again within an hour",
      err: problem.trim(),
    }),
  );
}
