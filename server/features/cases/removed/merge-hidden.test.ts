import { expect, test } from "vitest";
import { mergeHidden } from "./merge-hidden.ts";

const none = { posts: [], reposts: [], comments: [], promotions: [], hasMore: false };

test.each([
  ["nothing and nothing", undefined, {}, none],
  ["nothing and one post", undefined, { posts: ["a"] }, { ...none, posts: ["a"] }],
  ["ids, the former first", { ...none, posts: ["a"], comments: ["c"] }, { posts: ["b"], promotions: ["p"] }, {
    ...none,
    posts: ["a", "b"],
    comments: ["c"],
    promotions: ["p"],
  }],
  ["a last batch", { ...none, hasMore: true }, { ...none, reposts: ["r"] }, { ...none, reposts: ["r"] }],
  ["what says nothing of more", { ...none, hasMore: true }, { posts: ["a"] }, {
    ...none,
    posts: ["a"],
    hasMore: true,
  }],
])("merges %s", (_, one, other, both) => {
  expect(mergeHidden(one, other)).toEqual(both);
});
