import { dirname } from "node:path";
import { restartWithRuntimeSettings } from "./start/launcher/restart-with-runtime-settings.ts";
import { runDoctor } from "./operate/doctor/run-doctor.ts";

const root = dirname(import.meta.dirname);
await restartWithRuntimeSettings(root);

const { text, exitCode } = await runDoctor({
  root,
  env: process.env,
  args: process.argv.slice(2),
  hasColours: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
});
// This also ends checks that still wait for a server that does not respond.
process.stdout.write(`${text}\n`, () => process.exit(exitCode));
