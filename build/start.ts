import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launcher/launch.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ending = new AbortController();
const started = new AsyncDisposableStack();
let exitCode = 0;

/** Ends everything in order, whichever of the ways out came first. */
function end(code: number, message?: string): void {
  if (ending.signal.aborted) return;
  exitCode = code;
  if (message) (code === 0 ? console.log : console.error)(message);
  ending.abort();
}

// A closed terminal must not keep us from ending what we started.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
process.on("SIGINT", () => end(0, "\nStopping."));
process.on("SIGTERM", () => end(0, "Stopping."));
process.on("SIGHUP", () => end(0));
// npm or the bootstrap was killed: nobody is left to stop us.
process.on("disconnect", () => end(1));

const ended = once(ending.signal, "abort");
await launch({ root, env: process.env, args: process.argv.slice(2), signal: ending.signal, started })
  .catch((error: Error) => end(1, error.message));
await ended;
await started.disposeAsync();
process.exit(exitCode);
