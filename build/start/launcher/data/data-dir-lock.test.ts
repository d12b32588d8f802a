import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readStartTime } from "../../processes.ts";
import { type Holder, takeLock } from "./data-dir-lock.ts";

let dataDir = "";
const file = () => join(dataDir, "launcher.lock");

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-lock-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("the first launcher gets the directory, and removes its lock at the end", async () => {
  const taken = await takeLock(dataDir);
  if (!("lock" in taken)) throw new Error("not taken");
  expect(taken.stale).toBeNull();
  await taken.lock.release();
  expect(await readdir(dataDir)).toEqual([]);
});

test("the second launcher learns which process runs, and where", async () => {
  const first = await takeLock(dataDir);
  if (!("lock" in first)) throw new Error("not taken");
  await first.lock.recordAddress("http://127.0.0.1:1");
  const second = await takeLock(dataDir);
  expect(second).toEqual({
    heldBy: expect.objectContaining({
      address: "http://127.0.0.1:1",
      launcher: expect.objectContaining({ pid: process.pid }),
    }),
  });
});

test("only one of two simultaneous launchers gets the lock", async () => {
  const both = await Promise.all([takeLock(dataDir), takeLock(dataDir)]);
  expect(both.filter((result) => "lock" in result)).toHaveLength(1);
});

test("takes over the lock of a killed launcher, with the server it recorded", async () => {
  const left = await holderThatWasKilled();
  const taken = await takeLock(dataDir);
  expect(taken).toMatchObject({ stale: left });
  expect(JSON.parse(await readFile(file(), "utf8"))).toMatchObject({ launcher: { pid: process.pid } });
});

test("remembers every server process of several, for the next start to end", async () => {
  const taken = await takeLock(dataDir);
  if (!("lock" in taken)) throw new Error("not taken");
  const { lock } = taken;
  await Promise.all([lock.recordServer(process.pid), lock.recordServer(process.ppid, 2)]);
  await lock.recordServer(process.pid, 3);
  expect(JSON.parse(await readFile(file(), "utf8"))).toMatchObject({
    server: { pid: process.pid },
    furtherServers: { 2: { pid: process.ppid }, 3: { pid: process.pid } },
  });
  await lock.release();
});

test("takes over a lock whose process id now belongs to another process", async () => {
  await writeHolder({ launcher: { pid: process.pid, startedAt: "long ago" } });
  expect(await takeLock(dataDir)).toHaveProperty("lock");
});

test("takes over an unreadable lock", async () => {
  await writeFile(file(), "half a {");
  expect(await takeLock(dataDir)).toHaveProperty("lock");
});

test("keeps the recorded server over later records, and records nothing after the release", async () => {
  const taken = await takeLock(dataDir);
  if (!("lock" in taken)) throw new Error("not taken");
  await taken.lock.recordServer(process.pid);
  await taken.lock.recordStopping();
  const noted = JSON.parse(await readFile(file(), "utf8")) as Holder;
  expect(noted).toMatchObject({ isStopping: true, server: { pid: process.pid } });
  expect(noted.server?.startedAt).toBe(await readStartTime(process.pid));
  void taken.lock.recordStopping();
  await taken.lock.release();
  expect(await readdir(dataDir)).toEqual([]);
});

async function holderThatWasKilled(): Promise<Partial<Holder>> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await once(child, "spawn");
  const mark = { pid: child.pid as number, startedAt: await readStartTime(child.pid as number) };
  const holder = { launcher: mark, server: { pid: mark.pid, startedAt: mark.startedAt } };
  await writeHolder(holder);
  child.kill("SIGKILL");
  await once(child, "exit");
  return holder;
}

async function writeHolder(holder: Partial<Holder>): Promise<void> {
  await writeFile(file(), JSON.stringify({ address: "http://127.0.0.1:1", server: null, ...holder }));
}
