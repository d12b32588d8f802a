import { dirname } from "node:path";
import { restoreCommandOf } from "./backup/commands.ts";
import { runCommand } from "./backup/run-command.ts";

await runCommand(restoreCommandOf, dirname(import.meta.dirname));
