import { expect, test } from "vitest";
import { findNamesNotEverywhere } from "./one-name.ts";

const posts = [
  "shared/posts/contract.ts",
  "server/features/posts/routes.ts",
  "desktop/renderer/features/posts/feed/FeedScreen.tsx",
];

test("finds a feature that a tree lacks, or has by another name", () => {
  expect(findNamesNotEverywhere([...posts, "desktop/renderer/features/search/SearchBox.tsx"])).toEqual([
    "search: desktop/renderer/features",
  ]);
  expect(findNamesNotEverywhere(posts.slice(0, 2))).toEqual(["posts: shared, server/features"]);
});

test("finds an exception that has come to lie elsewhere", () => {
  expect(findNamesNotEverywhere(["server/features/realtime/gateway.ts", "shared/realtime/frames.ts"]))
    .toEqual([
      "realtime: shared, server/features",
    ]);
});

test("accepts one name in all trees, files beside the features, and what is an exception", () => {
  expect(findNamesNotEverywhere([
    ...posts,
    "shared/errors.ts",
    "server/db/migrate.ts",
    "shared/realtime/frames.ts",
  ])).toEqual([]);
});
