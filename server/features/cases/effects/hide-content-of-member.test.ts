import { expect, test } from "vitest";
import { splitHidden } from "./hide-content-of-member.ts";

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
