import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launcher/launch.ts";
import { ignoresHangUp } from "./launcher/hang-up.ts";
import { createStoppers, Stopped } from "./launcher/stoppers.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stoppers = createStoppers();
let isStopping = false;

/** Ends everything in order, whichever of the ways out asked first. */
async function end(code: number, message?: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (message) (code === 0 ? console.log : console.error)(message);
  await stoppers.run();
  process.exit(code);
}

// A closed terminal must not keep us from ending what we started.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
process.on("SIGINT", () => void end(0, "\nStopping."));
process.on("SIGTERM", () => void end(0, "Stopping."));
if (!ignoresHangUp()) process.on("SIGHUP", () => void end(0));
// npm or the bootstrap was killed: nobody is left to stop us.
process.on("disconnect", () => void end(1));

await launch({ root, env: process.env, args: process.argv.slice(2), stoppers }).then(
  (failure) => end(1, failure),
  (error: Error) => error instanceof Stopped ? undefined : end(1, error.message),
);
