import { afterEach, expect, test, vi } from "vitest";
import { cacheByKey } from "./cache-by-key.ts";
import type { Topic } from "../../changes.ts";
import { dropCachedReads, setHearing } from "./drop-cached-reads.ts";
import type { Sql } from "../open-database.ts";

afterEach(() => void vi.useRealTimers());

const topicOf = (key: string): Topic => `post:${key}`;

/**
 * A read whose statements end when the test says; a value is its key and the number of the
 * statement.
 */
function reading({ mostBytes = 100, isNamed = false } = {}) {
  const started: { keys: readonly string[]; end: (only?: readonly string[]) => void; fail: () => void }[] =
    [];
  const clock = { ms: 0 };
  const read = cacheByKey(
    (_sql, keys) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
      const count = started.length + 1;
      const end = (only = keys) => resolve(new Map(only.map((key) => [key, key + count])));
      started.push({ keys, end, fail: () => reject(new Error("away")) });
      return promise;
    },
    { mostBytes, bytesOf: () => 10, ...(isNamed && { topicsOf: (_, key) => [topicOf(key)] }) },
    () => clock.ms,
  );
  const sql = {} as Sql;
  const keys = (...keys: string[]) => read(sql, keys).then((found) => Object.fromEntries(found));
  return { read, keys, started, clock, sql };
}

test("reads keys missing at the same time by one statement, and cached keys by none", async () => {
  const { keys, started } = reading();
  const first = keys("a");
  const [second, third] = [keys("b", "a"), keys("c", "b")];
  started[0]!.end();
  expect(await first).toEqual({ a: "a1" });
  await Promise.resolve();
  // The rows that the earlier statement found are not read again.
  expect(started.map(({ keys }) => keys)).toEqual([["a"], ["b", "c"]]);
  started[1]!.end();
  expect([await second, await third]).toEqual([{ b: "b2", a: "a1" }, { c: "c2", b: "b2" }]);
  expect(await keys("a", "b", "c")).toEqual({ a: "a1", b: "b2", c: "c2" });
  expect(started).toHaveLength(2);
});

test("returns a value for 100 ms from the start of its read, then reads it again", async () => {
  const { keys, started, clock } = reading();
  const first = keys("a");
  clock.ms = 90;
  started[0]!.end();
  await first;
  clock.ms = 99;
  expect(await keys("a")).toEqual({ a: "a1" });
  clock.ms = 100;
  const again = keys("a");
  started[1]!.end();
  expect(await again).toEqual({ a: "a2" });
});

test("counts the age of a slow read from its start, even if a newer read ended first", async () => {
  vi.useFakeTimers();
  const { keys, started, clock } = reading();
  const slow = keys("a");
  await Promise.resolve();
  clock.ms = 80;
  // Waits at most 5 ms for the running statement.
  const newer = keys("b");
  vi.advanceTimersByTime(5);
  started[1]!.end();
  await newer;
  started[0]!.end();
  await slow;
  clock.ms = 120;
  void keys("a");
  expect(started.at(-1)!.keys).toEqual(["a"]);
  expect(await keys("b")).toEqual({ b: "b2" });
});

test("returns nothing read, or being read, before a write", async () => {
  const { keys, started, sql } = reading();
  const before = keys("a");
  dropCachedReads(sql);
  started[0]!.end();
  expect(await before).toEqual({ a: "a1" });
  const after = keys("a");
  started[1]!.end();
  expect(await after).toEqual({ a: "a2" });
  dropCachedReads(sql);
  void keys("a");
  expect(started).toHaveLength(3);
});

test("caches neither missing keys nor failed reads", async () => {
  const { keys, started } = reading();
  const first = keys("a", "b");
  started[0]!.end(["a"]);
  expect(await first).toEqual({ a: "a1" });
  const again = keys("a", "b");
  expect(started[1]!.keys).toEqual(["b"]);
  started[1]!.fail();
  await expect(again).rejects.toThrow("away");
  void keys("b");
  expect(started).toHaveLength(3);
});

test("evicts the oldest values beyond the byte limit", async () => {
  const { keys, started } = reading({ mostBytes: 25 });
  for (const [place, key] of ["a", "b", "c"].entries()) {
    const asked = keys(key);
    started[place]!.end();
    await asked;
  }
  expect(await keys("b", "c")).toEqual({ b: "b2", c: "c3" });
  void keys("a");
  expect(started).toHaveLength(4);
});

test("reports to each caller whether the call cost a statement", async () => {
  const { read, started, sql } = reading();
  const looks: string[] = [];
  const asked = read(sql, ["a"], (outcome) => looks.push(outcome));
  started[0]!.end();
  await asked;
  await read(sql, ["a"], (outcome) => looks.push(outcome));
  expect(looks).toEqual(["miss", "hit"]);
});

test("drops only the values that a write says it changed, also those being read", async () => {
  const { keys, started, sql, read } = reading({ isNamed: true });
  const first = keys("a", "b");
  dropCachedReads(sql, [topicOf("b")]);
  started[0]!.end();
  expect(await first).toEqual({ a: "a1", b: "b1" });
  const second = keys("a", "b");
  expect(started.map(({ keys }) => keys)).toEqual([["a", "b"], ["b"]]);
  started[1]!.end();
  expect(await second).toEqual({ a: "a1", b: "b2" });
  expect([read.peek(sql, "a"), read.peek(sql, "c")]).toEqual(["a1", undefined]);
  dropCachedReads(sql, [topicOf("a")]);
  expect([read.peek(sql, "a"), read.peek(sql, "b")]).toEqual([undefined, "b2"]);
  dropCachedReads(sql);
  expect(read.peek(sql, "b")).toBeUndefined();
});

test("drops values that do not say what they depend on at every write, also one that changed nothing", async () => {
  const { keys, started, sql, read } = reading();
  const first = keys("a");
  started[0]!.end();
  await first;
  dropCachedReads(sql, []);
  expect(read.peek(sql, "a")).toBeUndefined();
});

test("returns what nothing has changed for five seconds, and for 100 ms where it may not hear of changes", async () => {
  const { keys, started, clock, sql, read } = reading({ isNamed: true });
  let hears = true;
  setHearing(sql, () => hears);
  const first = keys("a");
  started[0]!.end();
  await first;
  clock.ms = 4_999;
  expect(read.peek(sql, "a")).toBe("a1");
  clock.ms = 5_000;
  expect(read.peek(sql, "a")).toBeUndefined();
  const second = keys("a");
  started[1]!.end();
  await second;
  hears = false;
  clock.ms += 99;
  expect(read.peek(sql, "a")).toBe("a2");
  clock.ms += 1;
  expect(read.peek(sql, "a")).toBeUndefined();
});

test("changes its version with each value that comes, is dropped or expires", async () => {
  const { keys, started, clock, sql, read } = reading({ isNamed: true });
  const versions = [read.version(sql)];
  const first = keys("a", "b");
  started[0]!.end();
  await first;
  versions.push(read.version(sql));
  dropCachedReads(sql, [topicOf("a")]);
  versions.push(read.version(sql));
  clock.ms = 100;
  versions.push(read.version(sql));
  expect(new Set(versions).size).toBe(versions.length);
  dropCachedReads(sql, [topicOf("a")]);
  expect(read.version(sql)).toBe(versions.at(-1));
});
