import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { counterFaults } from "../testing/counters/counters.ts";
import { startFront } from "../testing/crash/front.ts";
import { keyedCalls } from "../testing/crash/keyed-calls.ts";
import { crashFaults, makeCalls } from "../testing/crash/make-calls.ts";
import { crowd } from "../testing/crowd.ts";
import { freezableLink } from "../testing/load/freezable-link.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { type RunningServer, startServer } from "../testing/servers/start-server.ts";
import { startTestServer } from "../testing/servers/test-server.ts";

/** How long a member may wait for a response, whatever breaks. */
const limitMs = 10_000;
const serverCount = 12;

// Restarts disturb every other test, so this file has its own database server.
const postgres = await startTestServer();
const db = openDatabase(postgres.url, { maxConnections: 5, deadlineMs: 60_000 });
afterAll(async () => {
  await db.close();
  await postgres.stop();
});
const front = await startFront();
const t = { ...db, ...front, clock: movableClock() };
const servers: RunningServer[] = [];
while (servers.length < serverCount) {
  servers.push(await startServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: "fatal" } }));
}

let unanswered = 0;
let slowestMs = 0;

/**
 * Makes calls, breaks something while they run, and makes them again. Returns the faults in words.
 */
async function round(breakSomething: () => Promise<unknown>): Promise<string[]> {
  const calls = await keyedCalls(t, await crowd(t, 6));
  const first = makeCalls(calls);
  await wait(Math.random() * 400);
  await breakSomething();
  const before = await first;
  unanswered += before.filter((made) => made?.status !== 201).length;
  const after = await makeCalls(calls);
  for (const made of [...before, ...after]) slowestMs = Math.max(slowestMs, made?.tookMs ?? 0);
  return await crashFaults(calls, before, after);
}

async function expectRight(faults: string[]): Promise<void> {
  expect(faults).toEqual([]);
  expect(await counterFaults(db.sql)).toEqual([]);
  // Something was interrupted; otherwise nothing was tested.
  expect(unanswered).toBeGreaterThan(0);
  console.log(`${unanswered} calls were interrupted; the slowest answer took ${Math.round(slowestMs)} ms`);
  expect(slowestMs).toBeLessThan(limitMs);
  unanswered = slowestMs = 0;
}

test("completes calls of killed servers once, and responds in time after a restart", async () => {
  const faults: string[] = [];
  while (servers.length > 1) {
    const [victim, heir] = servers as [RunningServer, RunningServer];
    front.port = victim.port;
    faults.push(
      ...await round(async () => {
        front.port = heir.port;
        await victim.kill();
      }),
    );
    servers.shift();
  }
  await expectRight(faults);
});

test("completes calls of a server that loses its connections once", async () => {
  const faults: string[] = [];
  for (let n = 0; n < 10; n++) {
    faults.push(
      ...await round(() =>
        db.sql`
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where datname = current_database() and application_name = 'glimmer' and pid <> pg_backend_pid()`
      ),
    );
  }
  await expectRight(faults);
});

test("completes calls in progress once when the database restarts", async () => {
  const faults: string[] = [];
  for (let n = 0; n < 5; n++) {
    faults.push(
      ...await round(async () => {
        await postgres.kill();
        await postgres.start();
        // Until its pool retries, the server refuses at once.
        const health = new Request(`${front.config.publicUrl}/api/health`);
        await expect.poll(async () => (await fetch(health)).status, { timeout: 10_000 }).toBe(200);
      }),
    );
  }
  await expectRight(faults);
});

test("notices that its connection went silent, and gets a new id", async () => {
  const link = await freezableLink(postgres.url);
  const quiet = openDatabase(link.url, { deadlineMs: 1_000 });
  const first = await quiet.processLock.id();
  link.freeze();
  await expect.poll(() => quiet.processLock.id().catch(() => null), { timeout: 20_000, interval: 500 })
    .toBeNull();
  link.thaw();
  await expect.poll(() => quiet.processLock.id().catch(() => first), { timeout: 10_000 }).not.toBe(first);
  await quiet.close();
  link.close();
});
