import { expect, test } from "vitest";
import { somePost } from "../../../entities/posts/testing/some-post.ts";
import { trimPages } from "./use-feed.ts";

const pages = Array.from({ length: 9 }, (_, page) => ({
  items: [0, 1].map((n) => somePost({ id: `${page}-${n}` })),
  nextCursor: `after ${page}`,
}));
const data = { pages, pageParams: pages.map((_, page) => page === 0 ? undefined : `after ${page - 1}`) };

test.each([
  ["keeps five pages of a reader near the top", "0-1", 5],
  ["keeps the page of the reader and the next one", "6-0", 8],
  ["keeps all for a reader at the end", "8-1", 9],
  ["keeps all when the post is not listed any more", "gone", 9],
])("%s", (_, lastId, kept) => {
  const trimmed = trimPages(data, lastId);
  expect(trimmed.pages).toEqual(pages.slice(0, kept));
  expect(trimmed.pageParams).toHaveLength(kept);
});
