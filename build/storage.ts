import { dirname } from "node:path";
import { restartWithRuntimeSettings } from "./start/launcher/restart-with-runtime-settings.ts";
import { runStorage } from "./operate/storage/run-storage.ts";

await restartWithRuntimeSettings(dirname(import.meta.dirname));

const { exitCode } = await runStorage({
  env: process.env,
  args: process.argv.slice(2),
  print: (line) => console.log(line),
});
process.exit(exitCode);
