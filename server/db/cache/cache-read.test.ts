import { expect, test } from "vitest";
import type { Sql } from "../open-database.ts";
import { cacheRead } from "./cache-read.ts";
import { dropCachedReads } from "./drop-cached-reads.ts";

/** A read that returns how often it was made. */
function reading(topics?: Parameters<typeof cacheRead>[1]) {
  let count = 0;
  return { read: cacheRead(async () => ++count, topics), sql: {} as Sql };
}

test("shares one answer until a write changes what it depends on, by database", async () => {
  const { read, sql } = reading(["newest"]);
  expect(await Promise.all([read(sql), read(sql)])).toEqual([1, 1]);
  dropCachedReads(sql, ["post:a"]);
  dropCachedReads({} as Sql);
  expect(await read(sql)).toBe(1);
  dropCachedReads(sql, ["newest"]);
  expect(await read(sql)).toBe(2);
  expect(await read({} as Sql)).toBe(3);
});

test("reads again after any write, where it does not say what it depends on", async () => {
  const { read, sql } = reading();
  await read(sql);
  dropCachedReads(sql, []);
  expect(await read(sql)).toBe(2);
});

test("does not cache a failed read", async () => {
  const answers = [Promise.reject(new Error("away")), Promise.resolve("back")];
  const read = cacheRead(() => answers.shift() as Promise<string>);
  const sql = {} as Sql;
  await expect(read(sql)).rejects.toThrow("away");
  expect(await read(sql)).toBe("back");
});
