import { expect, test } from "vitest";
import { movableClock } from "../../testing/movable-clock.ts";
import { cacheFiles } from "./cached-files.ts";
import { readStoredBytes, type Storage } from "./storage.ts";

const limits = { totalBytes: 10, fileBytes: 4, lifetimeMs: 1000 };
const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * A storage in memory that lists the requested keys; `beforeAnswering` runs between reading and
 * answering.
 */
function setUp() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const asked: string[] = [];
  const storage = {
    beforeAnswering: () => Promise.resolve(),
    put: async (key: string, given: Uint8Array) => void files.set(key, new Uint8Array(given)),
    get: async (key: string, part?: { first: number; last: number }) => {
      asked.push(key);
      const file = files.get(key);
      await storage.beforeAnswering();
      if (!file) return null;
      return {
        size: file.length,
        body: new Blob([part ? file.slice(part.first, part.last + 1) : file]).stream(),
      };
    },
    move: async (from: string, to: string) => {
      const file = files.get(from);
      if (file) files.set(to, file);
      files.delete(from);
    },
    delete: async (key: string) => void files.delete(key),
  };
  const clock = movableClock();
  const cached = cacheFiles(storage satisfies Storage, clock, limits);
  const read = async (key: string, part?: { first: number; last: number }) => {
    const file = await cached.get(key, part);
    return file && new TextDecoder().decode(await readStoredBytes(file));
  };
  return { storage, cached, clock, asked, read };
}

test("caches a small file, whole or in parts, until it expires", async () => {
  const { cached, clock, asked, read } = setUp();
  await cached.put("a", bytes("abcd"));
  expect([await read("a"), await read("a"), await read("a", { first: 1, last: 2 })]).toEqual([
    "abcd",
    "abcd",
    "bc",
  ]);
  expect((await cached.get("a", { first: 1, last: 2 }))?.size).toBe(4);
  expect(asked).toEqual(["a"]);
  clock.advance(1000);
  await read("a");
  expect(asked).toEqual(["a", "a"]);
});

test("does not cache a large file, a part of an unknown one, or an absent one", async () => {
  const { cached, asked, read } = setUp();
  await cached.put("large", bytes("abcde"));
  await cached.put("small", bytes("abcd"));
  for (let twice = 0; twice < 2; twice++) {
    expect([await read("large"), await read("small", { first: 0, last: 0 }), await read("absent")])
      .toEqual(["abcde", "a", null]);
  }
  expect(asked).toHaveLength(6);
});

test("serves the new file after it was replaced, and none after it was deleted", async () => {
  const { cached, read } = setUp();
  await cached.put("a", bytes("old"));
  await read("a");
  await cached.put("a", bytes("new"));
  expect(await read("a")).toBe("new");
  await cached.delete("a");
  expect(await read("a")).toBeNull();
});

test("serves a moved file at its new key alone", async () => {
  const { cached, read } = setUp();
  await cached.put("a", bytes("old"));
  await cached.put("b", bytes("new"));
  expect([await read("a"), await read("b")]).toEqual(["old", "new"]);
  await cached.move("b", "a");
  expect([await read("a"), await read("b")]).toEqual(["new", null]);
});

test("does not cache a file that is deleted while it is read", async () => {
  const { storage, cached, read } = setUp();
  await cached.put("a", bytes("old"));
  storage.beforeAnswering = () => cached.delete("a");
  expect(await read("a")).toBe("old");
  storage.beforeAnswering = () => Promise.resolve();
  expect(await read("a")).toBeNull();
});

test("evicts the least recently used file when the cache is full", async () => {
  const { cached, asked, read } = setUp();
  for (const key of ["a", "b", "c"]) await cached.put(key, bytes("abcd"));
  for (const key of ["a", "b", "a", "c", "a", "b"]) await read(key);
  expect(asked).toEqual(["a", "b", "c", "b"]);
});
