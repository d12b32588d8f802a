import { expect, test } from "vitest";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import { SharedPages } from "./shared-list.ts";

/** Entries whose texts here are shared by all. */
const entries = (...shared: string[]) =>
  shared.map((text) => ({ isShared: (given: string) => given === text }) as EntryForAllReaders);

test("returns one body to readers of the same texts, and another to others", () => {
  const pages = new SharedPages();
  const body = pages.bodyOf(['{"id":1}', '{"id":2}'], entries('{"id":1}', '{"id":2}'));
  expect(body.json).toBe('[{"id":1},{"id":2}]');
  expect(pages.bodyOf(['{"id":1}', '{"id":2}'], entries('{"id":1}', '{"id":2}'))).toBe(body);
  expect(pages.bodyOf(['{"id":1}'], entries('{"id":1}')).json).toBe('[{"id":1}]');
  expect(pages.bodyOf([], []).json).toBe("[]");
});

test("does not keep a page with a text for one reader alone", () => {
  const pages = new SharedPages();
  const read = () => pages.bodyOf(["1", '"mine"'], entries("1", '"all"'));
  expect(read().json).toBe('[1,"mine"]');
  expect(read()).not.toBe(read());
});

test("keeps only the latest pages", () => {
  const pages = new SharedPages();
  const read = (n: number) => pages.bodyOf([String(n)], entries(String(n)));
  const [first, second] = [read(0), read(1)];
  for (let n = 2; n <= 16; n++) read(n);
  expect(read(1)).toBe(second);
  expect(read(0)).not.toBe(first);
});
