import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import { KeptPages, SharedPages } from "./shared-list.ts";

const bodies = (...texts: string[]) => texts.map((text) => new Serialized<Post>(text));
/** Entries whose bodies here are shared by all. */
const entries = (shared: readonly unknown[]) =>
  shared.map((body) => ({ isShared: (given: unknown) => given === body }));

test("returns one body to readers who see the same, and another to others", () => {
  const pages = new SharedPages();
  const [one, two] = bodies('{"id":1}', '{"id":2}') as [Serialized<Post>, Serialized<Post>];
  const body = pages.bodyOf([one, two], entries([one, two]));
  expect(body.json).toBe('[{"id":1},{"id":2}]');
  expect(pages.bodyOf([one, two], entries([one, two]))).toBe(body);
  expect(pages.bodyOf([one], entries([one])).json).toBe('[{"id":1}]');
  expect(pages.bodyOf([], []).json).toBe("[]");
});

test("does not keep a page with a body for one reader alone", () => {
  const pages = new SharedPages();
  const [all, mine, own] = bodies("1", '"mine"', '"all"');
  const read = () => pages.bodyOf([all!, mine!], entries([all, own]));
  expect(read().json).toBe('[1,"mine"]');
  expect(read()).not.toBe(read());
});

test("keeps only the latest pages", () => {
  const pages = new SharedPages();
  const all = bodies(...Array.from({ length: 17 }, (_, n) => String(n)));
  const read = (n: number) => pages.bodyOf([all[n]!], entries([all[n]]));
  const [first, second] = [read(0), read(1)];
  for (let n = 2; n <= 16; n++) read(n);
  expect(read(1)).toBe(second);
  expect(read(0)).not.toBe(first);
});

test("has a digest that differs with each of its parts and their order", () => {
  const [one, two] = bodies("1", "2") as [Serialized<Post>, Serialized<Post>];
  const digests = [[one, two], [two, one], [one], []].map((parts) => Serialized.join(parts).digest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(Serialized.join(bodies("1", "2")).digest).toBe(digests[0]);
});

test("returns a reader's last page until its list, the reader or what they ask for differs", () => {
  const pages = new KeptPages();
  const given = {
    list: { entries: [], isAll: true },
    reader: [{}, {}],
    filter: null,
    after: null,
    limit: 20,
  };
  const page = { items: new Serialized<Post[]>("[]"), nextCursor: null };
  pages.keep("ada", given, page);
  expect(pages.find("ada", { ...given, list: { entries: [], isAll: true }, reader: [...given.reader] })).toBe(
    page,
  );
  expect(pages.find("bo", given)).toBeNull();
  const differences = [
    { list: { entries: [], isAll: false } },
    { list: { entries: [{} as EntryForAllReaders], isAll: true } },
    { reader: [given.reader[0], {}] },
    { filter: "high" as const },
    { after: "b" },
    { limit: 10 },
  ];
  for (const other of differences) expect(pages.find("ada", { ...given, ...other })).toBeNull();
});

test("keeps the last pages of the latest readers only", () => {
  const pages = new KeptPages();
  const given = { list: { entries: [], isAll: true }, reader: [], filter: null, after: null, limit: 20 };
  const page = { items: new Serialized<Post[]>("[]"), nextCursor: null };
  for (let n = 0; n <= 100; n++) pages.keep(String(n), given, page);
  expect([pages.find("0", given), pages.find("1", given)]).toEqual([null, page]);
});
