import { loadavg } from "node:os";
import { readOptions } from "./prove/bench/options.ts";
import { runWithDatabase } from "./prove/bench/run-with-database.ts";
import { ensureChromium } from "./prove/checks/ensure-chromium.ts";
import { findPgbench } from "./prove/checks/find-pgbench.ts";
import { buildWebBundle } from "./start/launcher/web-bundle.ts";

// The load of other work: what is built and filled here would raise it. Packages are installed
// already, which shows in it when it was done a moment ago.
const loadBefore = (loadavg()[0] ?? Number.NaN).toFixed(1);

await runWithDatabase({
  program: "build/prove/bench/run.ts",
  readOptions,
  prepare: async (root, signal) => {
    await buildWebBundle(root, console.log, signal);
    // The size of a first load is measured in a browser.
    const chromium = await ensureChromium(root);
    const pgbench = await findPgbench(root);
    return {
      LOAD_BEFORE: loadBefore,
      CHROMIUM_PATH: chromium,
      ...(pgbench && { PGBENCH_PROGRAM: pgbench }),
    };
  },
});
