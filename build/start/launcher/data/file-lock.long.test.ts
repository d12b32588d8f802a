import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findDenoProgram } from "../server/deno-program.ts";
import { type FileLock, lockDataDir, takeDataDir } from "./take-data-dir.ts";

const root = join(import.meta.dirname, "../../../..");
let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-flock-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function lock(patienceMs = 0): Promise<FileLock> {
  const held = await lockDataDir({ root, dataDir, patienceMs });
  if (held === null || held === "taken") throw new Error(`It is ${held}`);
  return held;
}

test("one of two gets the lock, and the other one once it is released", async () => {
  const first = await lock();
  expect(await lockDataDir({ root, dataDir, patienceMs: 0 })).toBe("taken");
  const [second] = await Promise.all([lock(10_000), first.release()]);
  expect(await lockDataDir({ root, dataDir, patienceMs: 0 })).toBe("taken");
  await second.release();
  expect(await readdir(dataDir)).toEqual([]);
});

test("a launcher gets its data directory, and leaves nothing in it", async () => {
  const taken = await takeDataDir({ root, dataDir, say: () => {} });
  await taken.release();
  expect(await readdir(dataDir)).toEqual([]);
});

const hasNamespaces = process.platform === "linux" &&
  spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;
if (!hasNamespaces) console.log("Skipped: locks between containers. Process namespaces can't be made here.");

test.runIf(hasNamespaces)(
  "refuses a directory that a launcher in another container has, and gives it once that one was killed",
  async () => {
    const other = spawn("unshare", [
      "--pid",
      "--fork",
      "--kill-child",
      "--mount-proc",
      findDenoProgram(root),
      "run",
      "--allow-all",
      "--no-config",
      join(root, "build/start/launcher/data/hold-file-lock.mjs"),
      join(dataDir, "launcher.flock"),
      "0",
    ], { stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(other, "close");
    expect(String((await once(other.stdout, "data"))[0])).toBe("held\n");
    const start = () => takeDataDir({ root, dataDir, say: () => {} });
    await expect(start()).rejects.toThrow("Glimmer is already running in another container");
    other.kill("SIGKILL");
    await ended;
    await (await start()).release();
  },
);
