import { expect, test } from "vitest";
import { createBaseline, findNewPosts, isPillDue } from "./use-feed.ts";
import { somePost } from "../../../entities/posts/testing/some-post.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const minutesAgo = (minutes: number, id = `post-${minutes}`) =>
  somePost({ id, createdAt: new Date(now - minutes * 60_000).toISOString() });
const old = (n: number) => Array.from({ length: n }, (_, i) => minutesAgo(10 + i));

test("returns the newest post of the first page as the baseline, wherever it is in the page", () => {
  expect(createBaseline([minutesAgo(9), minutesAgo(4), minutesAgo(7)])).toBe(minutesAgo(4).createdAt);
  expect(createBaseline([])).toBeNull();
});

test("returns only unlisted posts newer than the baseline", () => {
  const baseline = minutesAgo(5).createdAt;
  const listed = [minutesAgo(5), minutesAgo(1, "own")];
  const fetched = [minutesAgo(1, "own"), minutesAgo(3), minutesAgo(5), minutesAgo(8)];
  expect(findNewPosts(fetched, listed, baseline).map(({ id }) => id)).toEqual(["post-3"]);
  expect(findNewPosts(old(3), [], null)).toHaveLength(3);
});

test("offers five new posts, but not four older ones above a short list", () => {
  expect(isPillDue(old(5), 3, now)).toBe(true);
  expect(isPillDue(old(4), 14, now)).toBe(false);
});

test("offers one post of the last two minutes, but not one a second older", () => {
  expect(isPillDue([minutesAgo(2)], 1, now)).toBe(true);
  expect(isPillDue([minutesAgo(2 + 1 / 60)], 1, now)).toBe(false);
});

test("offers one new post above a list of fifteen, and nothing without new posts", () => {
  expect(isPillDue(old(1), 15, now)).toBe(true);
  expect(isPillDue([], 40, now)).toBe(false);
});
