import { dirname } from "node:path";
import { backupCommandOf } from "./backup/commands.ts";
import { runCommand } from "./backup/run-command.ts";

await runCommand(backupCommandOf, dirname(import.meta.dirname));
