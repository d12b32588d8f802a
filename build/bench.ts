import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./checks/chromium.ts";
import { denoProgram } from "./launcher/deno.ts";
import { startEmbeddedDatabase } from "./launcher/embedded-database.ts";
import { createStoppers } from "./launcher/stoppers.ts";
import { v8Flags } from "./launcher/v8-flags.ts";
import { buildWebBundle } from "./launcher/web-bundle.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stoppers = createStoppers();

/** A database of its own, thrown away afterwards, and the program that fills, loads and prints. Answers its exit code. */
async function bench(): Promise<number> {
  await buildWebBundle(root, console.log, stoppers.signal);
  const directory = await stoppers.open(
    () => mkdtemp(join(tmpdir(), "glimmer-bench-")),
    (made) => rm(made, { recursive: true, force: true }),
  );
  const database = await stoppers.open(
    () => startEmbeddedDatabase(directory, console.log),
    (opened) => opened.stop(),
  );
  // The size of a first load is measured in a browser.
  const chromium = await ensureChromium(root);
  // The load comes from Node, whose autocannon and Playwright are; the servers it starts run on Deno.
  const child = spawn(process.execPath, ["server/bench/run.ts", ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DENO_PROGRAM: denoProgram(root),
      DENO_V8_FLAGS: v8Flags,
      CHROMIUM_PATH: chromium,
    },
    stdio: "inherit",
  });
  stoppers.signal.addEventListener("abort", () => child.kill("SIGTERM"));
  const [code] = await once(child, "close");
  return code ?? 1;
}

async function end(code: number): Promise<void> {
  await stoppers.run();
  process.exit(code);
}

process.on("SIGINT", () => void end(1));
process.on("SIGTERM", () => void end(1));
await bench().then(end, async (error: Error) => {
  console.error(error.message);
  await end(1);
});
