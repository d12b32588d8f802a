import { runWithDatabase } from "./bench/run-with-database.ts";
import { readOptions } from "./capacity/options.ts";

await runWithDatabase({ program: "build/capacity/run.ts", readOptions });
