import { expect, test } from "vitest";
import { mergeHidden, splitHidden } from "./hide-content-of-member.ts";

const nothing = { posts: [], reposts: [], comments: [], promotions: [] };

test.each([
  ["nothing", {}, nothing, { ...nothing, hasMore: false }],
  [
    "as much as fits",
    { posts: ["a", "b"], comments: ["c"], promotions: ["p"], hasMore: true },
    { ...nothing, posts: ["a", "b"], comments: ["c"], promotions: ["p"] },
    { ...nothing, promotions: ["p"], hasMore: false },
  ],
  [
    "more of one kind",
    { posts: ["a"], reposts: ["r"], comments: ["c", "d", "e"] },
    { ...nothing, posts: ["a"], reposts: ["r"], comments: ["c", "d"] },
    { ...nothing, comments: ["e"], hasMore: true },
  ],
])("restores %s and leaves the rest", (_, hidden, now, left) => {
  expect(splitHidden(hidden, 2)).toEqual({ now, left });
});

const one = { ...nothing, posts: ["a"], promotions: ["p"], hasMore: true };

test.each([
  ["nothing and a batch", null, one, { ...one, notified: [] }],
  ["a batch and nothing", one, null, { ...one, notified: [] }],
  [
    "two batches",
    one,
    { ...nothing, posts: ["b"], comments: ["c"], hasMore: false },
    { ...one, posts: ["a", "b"], comments: ["c"], hasMore: false, notified: [] },
  ],
  ["what an appeal leaves without its end", one, { reposts: ["r"] }, {
    ...one,
    reposts: ["r"],
    notified: [],
  }],
])("joins %s", (_, earlier, later, merged) => {
  expect(mergeHidden(earlier, later)).toEqual(merged);
});
