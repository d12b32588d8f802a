import { expect, test } from "vitest";
import { cacheRead } from "./cache-read.ts";
import { dropCachedReads } from "./writes.ts";
import type { Sql } from "../open-database.ts";

/** A read whose answers the test gives when it says. */
function reading() {
  const started: PromiseWithResolvers<string>[] = [];
  const clock = { ms: 0 };
  const read = cacheRead(() => {
    started.push(Promise.withResolvers());
    return started.at(-1)!.promise;
  }, () => clock.ms);
  return { read, started, clock, sql: {} as Sql };
}

test("shares one answer among callers within 100 ms of the read's start, and reads again for later ones", async () => {
  const { read, started, clock, sql } = reading();
  const looks: string[] = [];
  const first = read(sql, (outcome) => looks.push(outcome));
  clock.ms = 99;
  expect(read(sql, (outcome) => looks.push(outcome))).toBe(first);
  expect(looks).toEqual(["miss", "hit"]);
  started[0]!.resolve("old");
  expect(await read(sql)).toBe("old");
  clock.ms = 100;
  void read(sql);
  expect(started).toHaveLength(2);
});

test("returns nothing read, or being read, before a write", async () => {
  const { read, started, sql } = reading();
  const before = read(sql);
  dropCachedReads(sql);
  const after = read(sql);
  started[0]!.resolve("old");
  started[1]!.resolve("new");
  expect([await before, await after, await read(sql)]).toEqual(["old", "new", "new"]);
});

test("keeps its values when another database is written, and caches each database apart", () => {
  const { read, started, sql } = reading();
  void read(sql);
  dropCachedReads({} as Sql);
  void read(sql);
  expect(started).toHaveLength(1);
  void read({} as Sql);
  expect(started).toHaveLength(2);
});

test("does not cache a failed read", async () => {
  const { read, started, sql } = reading();
  const failed = read(sql);
  started[0]!.reject(new Error("away"));
  await expect(failed).rejects.toThrow("away");
  void read(sql);
  expect(started).toHaveLength(2);
});

/** A read that is cached at 0 ms and asked for at 70 ms. */
async function renewing() {
  const it = reading();
  const first = it.read(it.sql);
  it.started[0]!.resolve("old");
  await first;
  it.clock.ms = 70;
  expect(await it.read(it.sql)).toBe("old");
  return it;
}

test("refreshes from 70 ms on while callers get the cached answer, and then the new one", async () => {
  const { read, started, clock, sql } = await renewing();
  expect(started).toHaveLength(2);
  clock.ms = 99;
  expect(await read(sql)).toBe("old");
  started[1]!.resolve("new");
  await started[1]!.promise;
  expect(await read(sql)).toBe("new");
  expect(started).toHaveLength(2);
  // 100 ms after its own start.
  clock.ms = 170;
  void read(sql);
  expect(started).toHaveLength(3);
});

test("makes a caller at 100 ms wait for the refresh that has begun", async () => {
  const { read, started, clock, sql } = await renewing();
  clock.ms = 100;
  const late = read(sql);
  expect(started).toHaveLength(2);
  started[1]!.resolve("new");
  expect(await late).toBe("new");
});

test("discards a refresh that was under way when something was written", async () => {
  const { read, started, sql } = await renewing();
  dropCachedReads(sql);
  const after = read(sql);
  started[1]!.resolve("before the write");
  await started[1]!.promise;
  started[2]!.resolve("after it");
  expect([await after, await read(sql)]).toEqual(["after it", "after it"]);
});

test("keeps the old answer until 100 ms when a refresh fails, and retries at the next call", async () => {
  const { read, started, clock, sql } = await renewing();
  started[1]!.reject(new Error("away"));
  await started[1]!.promise.catch(() => {});
  expect(await read(sql)).toBe("old");
  expect(started).toHaveLength(3);
  clock.ms = 100;
  const late = read(sql);
  started[2]!.reject(new Error("still away"));
  await expect(late).rejects.toThrow("still away");
});

test("keeps an answer when a write says that it changed something else, also one that was being read", async () => {
  const started: PromiseWithResolvers<string>[] = [];
  const read = cacheRead(
    () => (started.push(Promise.withResolvers()), started.at(-1)!.promise),
    () => 0,
    (topics) => topics.has("lists"),
  );
  const sql = {} as Sql;
  const first = read(sql);
  dropCachedReads(sql, new Set(["marks"]));
  expect(read(sql)).toBe(first);
  started[0]!.resolve("one");
  await first;
  dropCachedReads(sql, new Set(["marks"]));
  expect(await read(sql)).toBe("one");
  dropCachedReads(sql, new Set(["marks", "lists"]));
  void read(sql);
  expect(started).toHaveLength(2);
  dropCachedReads(sql);
  void read(sql);
  expect(started).toHaveLength(3);
});

test("reads again after more writes than are remembered", () => {
  const read = cacheRead(() => Promise.withResolvers<string>().promise, () => 0, () => false);
  const sql = {} as Sql;
  const first = read(sql);
  for (let n = 0; n < 100; n++) dropCachedReads(sql, new Set());
  expect(read(sql)).toBe(first);
  for (let n = 0; n < 101; n++) dropCachedReads(sql, new Set());
  expect(read(sql)).not.toBe(first);
});
