import { dirname } from "node:path";
import { restoreCommandOf } from "./backup/commands.ts";
import { runCommand } from "./backup/run-command.ts";
import { restartWithRuntimeSettings } from "./launcher/restart-with-runtime-settings.ts";

const root = dirname(import.meta.dirname);
await restartWithRuntimeSettings(root);
await runCommand(restoreCommandOf, root);
