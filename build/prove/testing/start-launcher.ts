import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findDenoProgram } from "../../start/launcher/server/deno-program.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

/** A launcher started as a person starts it. */
export interface Launched {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves once it has printed that; rejects with all it printed when it ends without. */
  says(text: string): Promise<void>;
  /** The address it says it is ready at. Rejects as `says` does. */
  ready(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

interface LauncherOptions {
  /** The runtime: this Node unless said otherwise. */
  readonly runtime?: "node" | "deno";
  /** How many files each process may have open. */
  readonly descriptors?: number;
}

/**
 * Starts a launcher without a browser and without building the bundle, on any free port. `script`
 * is `start.ts` or the bootstrap.
 */
export function startLauncher(
  env: Record<string, string>,
  script = ["start.ts"],
  { runtime = "node", descriptors }: LauncherOptions = {},
): Launched {
  const [file = "", ...args] = script;
  const limit = descriptors === undefined ? "" : `ulimit -n ${descriptors};`;
  const runner = runtime === "deno" ? [findDenoProgram(root), "run", "--allow-all"] : [process.execPath];
  const program = [...runner, join(root, "build", file), ...args];
  const child = spawn("sh", ["-c", `${limit} exec "$0" "$@"`, ...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      OPEN_BROWSER: "0",
      BUILD_WEB: "0",
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return watchLauncher(child);
}

/** Reads what a launcher prints, and waits for it. */
export function watchLauncher(child: ChildProcess): Launched {
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | string>((resolve) =>
    child.once("close", (code, signal) => resolve(signal ?? code ?? -1))
  );
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!output.includes(text)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
    });
  return {
    child,
    ended,
    output: () => output,
    says,
    async ready() {
      await says("Glimmer is ready at ");
      return /Glimmer is ready at (\S+)\n/.exec(output)?.[1] ?? "";
    },
  };
}

/** Polls until the response has the status, since another process has nothing to await. */
export async function waitForStatus(
  url: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, { headers }).catch(() => null);
    if (answer?.status === status) return answer;
    await answer?.body?.cancel();
    await wait(20);
  }
}
