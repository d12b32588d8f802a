import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Holder } from "./data/data-dir-lock.ts";
import { findDenoProgram } from "./server/deno-program.ts";
import { isAlive, waitUntilGone } from "../processes.ts";
import { startLauncher } from "../../prove/testing/start-launcher.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
let dataDir = "";

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-deno-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

// A limit for what hangs: each starts a database of its own.
describe("the launcher on Deno", { timeout: 60_000 }, () => {
  test("serves, and stops the server and the database at SIGTERM", async () => {
    const launched = startLauncher({ DATA_DIR: dataDir }, ["start.ts"], { runtime: "deno" });
    const address = await launched.ready();
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ database: "up" });
    const pids = await runningPids();
    launched.child.kill("SIGTERM");
    expect(await launched.ended).toBe(0);
    expect(await Promise.all(pids.map(isAlive))).toEqual(pids.map(() => false));
    expect(await readdir(dataDir)).not.toContain("launcher.lock");
  });

  test("stops everything when the Node that started it is killed", async () => {
    const parent = startFromNode();
    await untilReady(parent);
    const pids = await runningPids();
    parent.kill("SIGKILL");
    for (const pid of pids) expect(await waitUntilGone(pid, 15_000)).toBe(true);
  });
});

/** As the bootstrap starts it: with a channel that closes when the parent is gone. */
function startFromNode(): ChildProcess {
  const words = [findDenoProgram(root), "run", "--allow-all", join(root, "build", "start.ts")];
  const script = `const [program, ...args] = ${JSON.stringify(words)};
    require("node:child_process").spawn(program, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });`;
  return spawn(process.execPath, ["--eval", script], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", OPEN_BROWSER: "0", BUILD_WEB: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function untilReady(parent: ChildProcess): Promise<void> {
  let printed = "";
  parent.stdout?.on("data", (chunk) => printed += chunk);
  while (!printed.includes("Glimmer is ready at ")) {
    await once(parent.stdout as NodeJS.ReadableStream, "data");
  }
}

/** Launcher, server and database. */
async function runningPids(): Promise<number[]> {
  const holder = JSON.parse(await readFile(join(dataDir, "launcher.lock"), "utf8")) as Holder;
  const database = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  return [holder.launcher.pid, holder.server?.pid ?? 0, Number.parseInt(database, 10)];
}
