import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { findDenoProgram } from "./start/launcher/server/deno-program.ts";
import { makeRelease } from "./start/release/make-release.ts";
import { refuseUnlisted } from "./operate/upgrade/migrations/landed.ts";

const root = dirname(import.meta.dirname);

process.exit("deno" in process.versions ? await make() : await makeOnDeno());

async function make(): Promise<number> {
  const ended = new AbortController();
  onSignals(() => ended.abort());
  try {
    await refuseUnlisted(root);
    await makeRelease(root, console.log, ended.signal);
    return 0;
  } catch (error) {
    if (!ended.signal.aborted) console.error((error as Error).message);
    return 1;
  }
}

/**
 * Two versions of Node compress the same file differently; the Deno of the release is always the
 * same.
 */
async function makeOnDeno(): Promise<number> {
  const args = ["run", "--allow-all", "--cached-only", import.meta.filename, ...process.argv.slice(2)];
  const child = spawn(findDenoProgram(root), args, { stdio: "inherit" });
  onSignals((signal) => child.kill(signal));
  const [code] = await once(child, "exit") as [number | null];
  return code ?? 1;
}

function onSignals(listener: (signal: NodeJS.Signals) => void): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, listener);
}
