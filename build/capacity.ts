import { runWithDatabase } from "./prove/bench/run-with-database.ts";
import { logStatements } from "./prove/capacity/database-log.ts";
import { readOptions } from "./prove/capacity/options.ts";

await runWithDatabase({
  program: "build/prove/capacity/run.ts",
  readOptions,
  superuserStatements: logStatements,
});
