import { runWithDatabase } from "./prove/bench/run-with-database.ts";
import { readOptions } from "./prove/soak/options.ts";

await runWithDatabase({ program: "build/prove/soak/run.ts", readOptions });
