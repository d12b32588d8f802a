import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import type { PostPage } from "./post-pages.ts";
import { showEditedPost } from "./show-edited-post.ts";
import { somePost } from "./testing/some-post.ts";

test("shows an edited post in lists, reposts, quotes and on pages, and leaves a promoted one promoted", () => {
  const client = new QueryClient();
  const before = somePost({ id: "p", content: "Before", isPromotedDisplay: true, promotionId: "promotion" });
  const repost = somePost({ id: "r", repostedPostId: "p", repostedPost: before });
  const quote = somePost({ id: "q", quotedPostId: "p", quotedPost: before });
  const repostOfQuote = somePost({ id: "s", repostedPostId: "q", repostedPost: quote });
  const other = somePost({ id: "o" });
  const items = [before, repost, quote, repostOfQuote, other];
  for (const key of [postKeys.feed("all"), postKeys.byHashtag("lake")]) {
    client.setQueryData(key, { pages: [{ items, nextCursor: null }], pageParams: [undefined] });
  }
  client.setQueryData(postKeys.one("q"), quote);
  client.setQueryData(postKeys.one("o"), other);
  const asOf = client.getQueryState(postKeys.one("o"))?.dataUpdatedAt;
  showEditedPost(client, somePost({ id: "p", content: "After", revision: 2 }));
  const shown = client.getQueryData<{ pages: PostPage[] }>(postKeys.feed("all"))?.pages[0]?.items ?? [];
  expect(shown[0]).toMatchObject({ content: "After", revision: 2, promotionId: "promotion" });
  expect(shown[1]?.repostedPost?.content).toBe("After");
  expect(shown[2]?.quotedPost).toMatchObject({ id: "p", content: "After" });
  expect(shown[3]?.repostedPost?.quotedPost?.content).toBe("After");
  expect(shown[4]).toBe(other);
  expect(client.getQueryData<Post>(postKeys.one("q"))?.quotedPost?.content).toBe("After");
  expect(client.getQueryState(postKeys.one("o"))?.dataUpdatedAt).toBe(asOf);
  expect(client.getQueryState(postKeys.byHashtag("lake"))?.isInvalidated).toBe(true);
  expect(client.getQueryState(postKeys.feed("all"))?.isInvalidated).toBe(false);
});
