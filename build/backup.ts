import { dirname } from "node:path";
import { backupCommandOf } from "./backup/commands.ts";
import { runCommand } from "./backup/run-command.ts";
import { restartWithRuntimeSettings } from "./launcher/restart-with-runtime-settings.ts";

const root = dirname(import.meta.dirname);
await restartWithRuntimeSettings(root);
await runCommand(backupCommandOf, root);
