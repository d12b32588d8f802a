import { expect, test } from "vitest";
import { CountedPosts, type SeenAuthors } from "./counted-posts.ts";

const viewer = (id: string, filter: "top" | "high" | null = null) => ({ id, filter });
const without = (...ids: string[]): SeenAuthors => ({
  blocked: new Set(ids),
  muted: new Map(),
  mutedQuotes: new Map(),
  follows: new Set(["fay"]),
  languages: null,
});
const nobody = without();

test("counts posts that the filter shows, without hidden authors, and all of the viewer's own", () => {
  const counted = new CountedPosts(
    [["ada", "top", 3, false, null], ["ada", null, 1, false, null], ["bo", "high", 2, false, null], [
      "bo",
      "top",
      1,
      false,
      null,
    ]],
    100,
  );
  expect(counted.countFor(viewer("cy"), nobody, 50)).toBe(4);
  expect(counted.countFor(viewer("cy", "high"), nobody, 50)).toBe(6);
  expect(counted.countFor(viewer("cy", "high"), without("bo", "dee"), 50)).toBe(3);
  expect(counted.countFor(viewer("ada"), nobody, 50)).toBe(5);
  expect(counted.countFor(viewer("bo"), without("ada"), 50)).toBe(3);
});

test("stops at the highest count shown, and returns null when more posts may count", () => {
  const counted = new CountedPosts([["ada", "top", 7, false, null], ["bo", "high", 3, false, null]], 10);
  expect(counted.countFor(viewer("cy"), nobody, 7)).toBe(7);
  expect(counted.countFor(viewer("cy", "high"), nobody, 7)).toBe(7);
  expect(counted.countFor(viewer("cy"), nobody, 8)).toBeNull();
  expect(counted.countFor(viewer("cy"), without("ada"), 7)).toBeNull();
});

test("counts posts of limited authors for their followers and themselves, however many are hidden", () => {
  const counted = new CountedPosts([["fay", "top", 2, true, null], ["gus", "top", 4, true, null]], 100);
  expect(counted.countFor(viewer("cy"), nobody, 50)).toBe(2);
  expect(counted.countFor(viewer("gus"), nobody, 50)).toBe(6);
  const others = Array.from({ length: 300 }, (_, n) => `other${n}`);
  expect(counted.countFor(viewer("cy"), without("fay", ...others), 50)).toBe(0);
});

test("counts posts in languages that the viewer reads, in no known one, and their own", () => {
  const counted = new CountedPosts(
    [["ada", "top", 1, false, "de"], ["ada", "top", 2, false, "ja"], ["bo", "top", 4, false, null], [
      "cy",
      "top",
      8,
      false,
      "ja",
    ]],
    100,
  );
  const reads = (...languages: string[]): SeenAuthors => ({ ...nobody, languages: new Set(languages) });
  expect(counted.countFor(viewer("dee"), nobody, 50)).toBe(15);
  expect(counted.countFor(viewer("dee"), reads("de"), 50)).toBe(5);
  expect(counted.countFor(viewer("cy"), reads("de"), 50)).toBe(13);
  expect(counted.countFor(viewer("dee"), nobody, 50)).toBe(15);
});

test("leaves to a look at each post what a viewer sees who muted the quotes of an author among them", () => {
  const counted = new CountedPosts([["ada", "top", 3, false, null]], 100);
  const muting = (id: string) => ({ ...nobody, mutedQuotes: new Map([[id, Infinity]]) });
  expect(counted.countFor(viewer("cy"), muting("ada"), 50)).toBeNull();
  expect(counted.countFor(viewer("cy"), muting("bo"), 50)).toBe(3);
});
