import { dirname } from "node:path";
import { restoreCommandOf } from "./operate/backup/commands.ts";
import { runCommand } from "./operate/backup/run-command.ts";
import { restartWithRuntimeSettings } from "./start/launcher/restart-with-runtime-settings.ts";

const root = dirname(import.meta.dirname);
await restartWithRuntimeSettings(root);
await runCommand(restoreCommandOf, root);
