import { afterAll, expect, test } from "vitest";
import { freezableLink } from "../testing/load/freezable-link.ts";
import { testDatabase } from "../testing/test-database.ts";
import { countWaiting } from "../testing/lock-waits.ts";
import { openDatabase } from "./open-database.ts";

const deadlineMs = 400;
/** The extra time that a busy machine may take; far less than without a deadline. */
const slackMs = 5_000;
const home = await testDatabase();
await home.sql`create table notes (id integer primary key, said text not null)`;
await home.sql`insert into notes values (1, 'first')`;
const link = await freezableLink(home.url);
const db = openDatabase(link.url, { maxConnections: 2, deadlineMs });
afterAll(async () => {
  await db.close();
  link.close();
});

const overloaded = { code: "overloaded", status: 503 };
const unavailable = { code: "database_unavailable", status: 503 };

/** Milliseconds until it settles, either way. */
async function timed(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work.catch(() => {});
  return performance.now() - from;
}

test("ends a statement past the deadline, on the server too", async () => {
  const slow = db.sql`select pg_sleep(30)`;
  await expect(slow).rejects.toMatchObject({ ...overloaded, cause: { code: "57014" } });
  const running = () =>
    home.sql`select pid from pg_stat_activity where query like 'select pg_sleep(30)%' and state = 'active'`;
  await expect.poll(running, { timeout: 10_000 }).toHaveLength(0);
});

test("gives up waiting for a lock at the deadline, and does not write later", async () => {
  await home.transaction(async (tx) => {
    await tx`update notes set said = 'second' where id = 1`;
    await expect(db.sql`update notes set said = 'third' where id = 1`).rejects.toMatchObject(overloaded);
    // We may give up shortly before the server does.
    while (await countWaiting(tx) > 0) await tx`select pg_sleep(0.01)`;
  });
  expect([...await home.sql`select said from notes`]).toEqual([{ said: "second" }]);
});

test("gives up waiting for a connection at the deadline", async () => {
  const busy = [db.sql`select pg_sleep(0.3)`, db.sql`select pg_sleep(0.3)`, db.sql`select pg_sleep(0.3)`];
  await Promise.allSettled(busy.map((query) => query.execute()));
  const failures: unknown[] = [];
  const waits = Array.from(
    { length: 100 },
    () => db.sql`select pg_sleep(0.3)`.catch((error) => failures.push(error)),
  );
  expect(await timed(Promise.all(waits))).toBeLessThan(deadlineMs + slackMs);
  expect(failures.length).toBeGreaterThan(50);
  for (const failure of failures) expect(failure).toMatchObject(overloaded);
});

test("gives up on a silent network and reconnects", async () => {
  expect(await db.isUp()).toBe(true);
  link.freeze();
  const tookMs = await Promise.all([
    timed(db.sql`select 1`.then(() => {})),
    timed(db.transaction((tx) => tx`select 1`)),
    timed(db.transaction(async (tx) => {
      await tx`select 1`;
      await tx`insert into notes values (2, 'never')`;
    })),
  ]);
  expect(Math.max(...tookMs)).toBeLessThan(2 * deadlineMs + slackMs);
  await expect(db.sql`select 1`).rejects.toMatchObject(unavailable);
  expect(await db.isUp()).toBe(false);
  link.thaw();
  await expect.poll(() => db.isUp(), { timeout: 10_000 }).toBe(true);
  expect(await db.sql`select id from notes where id = 2`).toHaveLength(0);
});

test("fails at once when nothing listens at the address", async () => {
  const nowhere = openDatabase("postgres://nobody:secret@127.0.0.1:1/none");
  await expect(nowhere.sql`select 1`).rejects.toMatchObject({
    ...unavailable,
    cause: { code: "ECONNREFUSED" },
  });
  expect(await timed(nowhere.sql`select 1`.then(() => {}))).toBeLessThan(slackMs);
  expect(await nowhere.isUp()).toBe(false);
  await nowhere.close();
});

test("reports an outage and its end once each", async () => {
  const heard: string[] = [];
  const other = await freezableLink(home.url);
  const watched = openDatabase(other.url, {
    onOutage: (cause) => heard.push(`out: ${cause.message}`),
    onRecovery: () => heard.push("back"),
  });
  await watched.sql`select 1`;
  other.close();
  await expect.poll(() => watched.isUp(), { timeout: 10_000 }).toBe(false);
  await watched.isUp();
  expect(heard).toEqual([expect.stringMatching(/^out: .*ECONNREFUSED/)]);
  await watched.close();
});

test("finishes a running statement when closed, and refuses the next one", async () => {
  const closing = openDatabase(home.url);
  const running = closing.sql`select pg_sleep(0.2)`.execute();
  await closing.sql`select 1`;
  const closed = closing.close();
  await expect(closing.sql`select 1`).rejects.toMatchObject(unavailable);
  await expect(running).resolves.toHaveLength(1);
  await closed;
});
