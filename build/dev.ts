import { dirname } from "node:path";
import { develop } from "./start/launcher/develop.ts";
import { runUntilStopped } from "./start/launcher/run-until-stopped.ts";

const root = dirname(import.meta.dirname);

await runUntilStopped((run) => develop({ ...run, root, env: process.env, args: process.argv.slice(2) }));
