import { runWithDatabase } from "./bench/run-with-database.ts";
import { readOptions } from "./soak/options.ts";

await runWithDatabase({ program: "build/soak/run.ts", readOptions });
