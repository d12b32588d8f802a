import { expect, test } from "vitest";
import { baselineOf, isPillDue, newPosts } from "./new-posts-rule.ts";
import { somePost } from "../../../lib/post-cache/testing/some-post.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");
const minutesAgo = (minutes: number, id = `post-${minutes}`) =>
  somePost({ id, createdAt: new Date(now - minutes * 60_000).toISOString() });
const old = (n: number) => Array.from({ length: n }, (_, i) => minutesAgo(10 + i));

test("the newest post of the first page is the baseline, wherever it stands", () => {
  expect(baselineOf([minutesAgo(9), minutesAgo(4), minutesAgo(7)])).toBe(minutesAgo(4).createdAt);
  expect(baselineOf([])).toBeNull();
});

test("only posts after the baseline that are not listed are new", () => {
  const baseline = minutesAgo(5).createdAt;
  const listed = [minutesAgo(5), minutesAgo(1, "own")];
  const fetched = [minutesAgo(1, "own"), minutesAgo(3), minutesAgo(5), minutesAgo(8)];
  expect(newPosts(fetched, listed, baseline).map(({ id }) => id)).toEqual(["post-3"]);
  expect(newPosts(old(3), [], null)).toHaveLength(3);
});

test("five new posts are told of, four old ones beside a short list are not", () => {
  expect(isPillDue(old(5), 3, now)).toBe(true);
  expect(isPillDue(old(4), 14, now)).toBe(false);
});

test("one post of the last two minutes is told of, and one a second older is not", () => {
  expect(isPillDue([minutesAgo(2)], 1, now)).toBe(true);
  expect(isPillDue([minutesAgo(2 + 1 / 60)], 1, now)).toBe(false);
});

test("one new post beside a list of fifteen is told of, and none never is", () => {
  expect(isPillDue(old(1), 15, now)).toBe(true);
  expect(isPillDue([], 40, now)).toBe(false);
});
