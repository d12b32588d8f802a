import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock, lockFile } from "./install-lock.mjs";
import { endLeftNpm } from "./run-npm.mjs";

let folder = "";
const running = AbortSignal.timeout(60_000);
/** Several heartbeats pass during the waits of a test. */
const heartbeatMs = 20;
const acquire = (signal = running) => acquireLock(folder, signal, heartbeatMs);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "glimmer-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a lock without a heartbeat is taken over by one of those who wait, which learns of its npm", async () => {
  writeFileSync(lockFile(folder), "4711");
  const others = new AbortController();
  const waiting = [acquire(others.signal), acquire(others.signal), acquire(others.signal)];
  const lock = await Promise.race(waiting);
  expect(lock).toMatchObject({ wasInterrupted: true, leftNpm: 4711 });
  others.abort();
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  lock.release(true);
  expect(readdirSync(folder)).toEqual([]);
});

test("a lock with a heartbeat is waited for, however old the clock says that it is", async () => {
  writeFileSync(lockFile(folder), "");
  let beats = 0;
  const beat = setInterval(() => {
    beats++;
    utimesSync(lockFile(folder), beats, beats);
    if (beats < 60) return;
    clearInterval(beat);
    rmSync(lockFile(folder));
  }, heartbeatMs);
  const lock = await acquire();
  expect([beats, lock.wasInterrupted]).toEqual([60, false]);
  lock.release(true);
});

test("a lock that an ended installation left is taken over at once", async () => {
  (await acquire()).release(false);
  const lock = await acquireLock(folder, running, 1_000);
  expect(lock.wasInterrupted).toBe(true);
  lock.release(true);
  expect(existsSync(lockFile(folder))).toBe(false);
});

test.each([["install", "SIGKILL"], ["start", null]])(
  "of a left npm %s, the process ends with %s",
  async (verb, by) => {
    const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)", "npm-cli.js", verb], {
      detached: true,
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await endLeftNpm(child.pid as number);
    if (by === null) expect(child.signalCode).toBe(null);
    if (by === null) child.kill("SIGTERM");
    expect((await ended)[1]).toBe(by ?? "SIGTERM");
  },
);
