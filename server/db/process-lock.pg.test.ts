import { expect, onTestFinished, test } from "vitest";
import { freezableLink } from "../testing/load/freezable-link.ts";
import { testDatabase } from "../testing/test-database.ts";
import { type Database, openDatabase } from "./open-database.ts";

const home = await testDatabase();

function processOn(url: string): Database {
  const db = openDatabase(url, { maxConnections: 1 });
  onTestFinished(() => db.close());
  return db;
}

async function lives(id: number): Promise<boolean> {
  const [row] = await home.sql<{ lives: boolean }[]>`select process_lives(${id}) as lives`;
  return row?.lives ?? false;
}

test("counts a process as alive until it closes its connections, also when many check at once", async () => {
  const [one, other] = [processOn(home.url), processOn(home.url)];
  const [first, second] = await Promise.all([one.processLock.id(), other.processLock.id()]);
  expect(first).not.toBe(second);
  expect(await Promise.all([first, second, 0].map(lives))).toEqual([true, true, false]);
  // Its only other connection is busy meanwhile.
  const busy = one.sql`select pg_sleep(0.2)`.execute();
  expect(await one.processLock.id()).toBe(first);
  await busy;
  await one.close();
  await expect.poll(() => lives(first)).toBe(false);
  const looks = await Promise.all(Array.from({ length: 20 }, () => [lives(first), lives(second)]).flat());
  expect(looks).toEqual(Array.from({ length: 20 }, () => [false, true]).flat());
  await expect(one.processLock.id()).rejects.toMatchObject({ code: "database_unavailable" });
});

test("returns the same id to twenty simultaneous requests", async () => {
  const db = processOn(home.url);
  const ids = await Promise.all(Array.from({ length: 20 }, () => db.processLock.id()));
  expect(new Set(ids).size).toBe(1);
});

test("releases only the current id, which then belongs to no process", async () => {
  const db = processOn(home.url);
  const first = await db.processLock.id();
  await db.processLock.giveUp(first);
  await expect.poll(() => lives(first)).toBe(false);
  const second = await db.processLock.id();
  expect(second).not.toBe(first);
  await db.processLock.giveUp(first);
  expect(await db.processLock.id()).toBe(second);
  expect(await lives(second)).toBe(true);
});

test("has no id while the database is unreachable, and frees the old one", async () => {
  const link = await freezableLink(home.url);
  const db = processOn(link.url);
  const id = await db.processLock.id();
  link.close();
  await expect.poll(() => db.processLock.id().catch((error: { code: string }) => error.code))
    .toBe("database_unavailable");
  await expect.poll(() => lives(id)).toBe(false);
});
