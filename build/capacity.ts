import { runWithDatabase } from "./bench/run-with-database.ts";
import { logStatements } from "./capacity/database-log.ts";
import { readOptions } from "./capacity/options.ts";

await runWithDatabase({
  program: "build/capacity/run.ts",
  readOptions,
  superuserStatements: logStatements,
});
