import { expect, test } from "vitest";
import { CountedPosts, type SeenAuthors } from "./counted-posts.ts";

const viewer = (id: string, filter: "top" | "high" | null = null) => ({ id, filter });
const without = (...ids: string[]): SeenAuthors => ({
  blocked: new Set(ids),
  muted: new Map(),
  follows: new Set(["fay"]),
});
const nobody = without();

test("counts posts that the filter shows, without hidden authors, and all of the viewer's own", () => {
  const counted = new CountedPosts(
    [["ada", "top", 3, false], ["ada", null, 1, false], ["bo", "high", 2, false], ["bo", "top", 1, false]],
    100,
  );
  expect(counted.countFor(viewer("cy"), nobody, 50)).toBe(4);
  expect(counted.countFor(viewer("cy", "high"), nobody, 50)).toBe(6);
  expect(counted.countFor(viewer("cy", "high"), without("bo", "dee"), 50)).toBe(3);
  expect(counted.countFor(viewer("ada"), nobody, 50)).toBe(5);
  expect(counted.countFor(viewer("bo"), without("ada"), 50)).toBe(3);
});

test("stops at the highest count shown, and returns null when more posts may count", () => {
  const counted = new CountedPosts([["ada", "top", 7, false], ["bo", "high", 3, false]], 10);
  expect(counted.countFor(viewer("cy"), nobody, 7)).toBe(7);
  expect(counted.countFor(viewer("cy", "high"), nobody, 7)).toBe(7);
  expect(counted.countFor(viewer("cy"), nobody, 8)).toBeNull();
  expect(counted.countFor(viewer("cy"), without("ada"), 7)).toBeNull();
});

test("counts posts of limited authors for their followers and themselves, however many are hidden", () => {
  const counted = new CountedPosts([["fay", "top", 2, true], ["gus", "top", 4, true]], 100);
  expect(counted.countFor(viewer("cy"), nobody, 50)).toBe(2);
  expect(counted.countFor(viewer("gus"), nobody, 50)).toBe(6);
  const others = Array.from({ length: 300 }, (_, n) => `other${n}`);
  expect(counted.countFor(viewer("cy"), without("fay", ...others), 50)).toBe(0);
});
