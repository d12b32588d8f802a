import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions } from "./bench/options.ts";
import { ensureChromium } from "./checks/ensure-chromium.ts";
import { findPgbench } from "./checks/find-pgbench.ts";
import { denoProgram, v8Flags } from "./launcher/server/deno-program.ts";
import { startEmbeddedDatabase } from "./launcher/data/embedded-database.ts";
import { buildWebBundle } from "./launcher/web-bundle.ts";

// Of other work: what is built and filled here would raise it. Packages are installed already,
// which shows in it when it was done a moment ago.
const loadBefore = (loadavg()[0] ?? Number.NaN).toFixed(1);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ending = new AbortController();
const opened = new AsyncDisposableStack();

/**
 * A database of its own, thrown away afterwards, and the program that fills, loads and prints.
 * Returns its exit code.
 */
async function bench(): Promise<number> {
  // What is misspelt ends here, before anything is built.
  readOptions(process.argv.slice(2));
  const { signal } = ending;
  await buildWebBundle(root, console.log, signal);
  const directory = opened.adopt(
    await mkdtemp(join(tmpdir(), "glimmer-bench-")),
    (made) => rm(made, { recursive: true, force: true }),
  );
  const database = opened.adopt(
    await startEmbeddedDatabase(directory, console.log),
    (started) => started.stop(),
  );
  signal.throwIfAborted();
  // The size of a first load is measured in a browser.
  const chromium = await ensureChromium(root);
  const pgbench = await findPgbench(root);
  // The load comes from Node, whose autocannon and Playwright are; the servers
  // it starts run on Deno.
  const child = spawn(process.execPath, ["build/bench/run.ts", ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DENO_PROGRAM: denoProgram(root),
      DENO_V8_FLAGS: v8Flags,
      LOAD_BEFORE: loadBefore,
      CHROMIUM_PATH: chromium,
      ...(pgbench && { PGBENCH_PROGRAM: pgbench }),
    },
    stdio: "inherit",
  });
  signal.addEventListener("abort", () => child.kill("SIGTERM"));
  const [code] = await once(child, "close");
  return code ?? 1;
}

for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => ending.abort());
const exitCode = await bench().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
await opened.disposeAsync();
process.exit(exitCode);
