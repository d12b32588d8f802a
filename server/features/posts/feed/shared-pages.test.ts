import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { encode, type Encoded, Serialized } from "../../../http/responses/serialized.ts";
import { KeptPages, SharedPages } from "./shared-list.ts";

const bodies = (...texts: string[]): Encoded<Post>[] =>
  texts.map((text) => ({ pieces: [encode(text)], digest: text }));
/** Entries whose bodies here are shared by all. */
const entries = (shared: readonly unknown[]) =>
  shared.map((body) => ({ isShared: (given: unknown) => given === body }));

test("returns one body to readers who see the same, and another to others", () => {
  const pages = new SharedPages();
  const [one, two] = bodies('{"id":1}', '{"id":2}') as [Encoded<Post>, Encoded<Post>];
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
  const [one, two] = bodies("1", "2") as [Encoded<Post>, Encoded<Post>];
  const digests = [[one, two], [two, one], [one], []].map((parts) => Serialized.join(parts).digest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(Serialized.join(bodies("1", "2")).digest).toBe(digests[0]);
});

test("returns a reader's last page until what it follows from differs", () => {
  const pages = new KeptPages();
  const page = { items: new Serialized<Post[]>("[]"), nextCursor: null };
  pages.keep("feed ada", { given: "1", page, bytes: 100 });
  expect(pages.find("feed ada", "1")).toBe(page);
  expect(pages.find("feed ada", "2")).toBeNull();
  expect(pages.find("feed bo", "1")).toBeNull();
});

test("keeps the last pages of the latest readers only, by their size", () => {
  const pages = new KeptPages();
  const page = { items: new Serialized<Post[]>("[]"), nextCursor: null };
  const keep = (place: string) => pages.keep(place, { given: "1", page, bytes: 4_000_000 });
  for (const place of ["a", "a", "b", "c", "d"]) keep(place);
  expect(["a", "b", "c", "d"].map((place) => pages.find(place, "1"))).toEqual([page, page, page, page]);
  keep("e");
  expect(["a", "b", "e"].map((place) => pages.find(place, "1"))).toEqual([null, page, page]);
});
