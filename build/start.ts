import { dirname } from "node:path";
import { launch } from "./start/launcher/launch.ts";
import { runUntilStopped } from "./start/launcher/run-until-stopped.ts";

const root = dirname(import.meta.dirname);

await runUntilStopped((run) => launch({ ...run, root, env: process.env, args: process.argv.slice(2) }));
