import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { prependPost, refreshPosts } from "./post-cache.ts";
import type { PostPage } from "./post-pages.ts";

const post = { id: "new", author: { id: "ada" } } as Post;

test("shows a post that was published during the feed's first fetch", async () => {
  const client = new QueryClient();
  const answers: ((page: PostPage) => void)[] = [];
  const feed = new InfiniteQueryObserver(client, {
    queryKey: postKeys.feed("all"),
    queryFn: ({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<PostPage>();
      signal.addEventListener("abort", () => reject(signal.reason));
      answers.push(resolve);
      return promise;
    },
    initialPageParam: undefined,
    getNextPageParam: () => null,
  });
  const stop = feed.subscribe(() => {});
  prependPost(client, post);
  answers[0]?.({ items: [], nextCursor: null });
  answers[1]?.({ items: [post], nextCursor: null });
  await expect.poll(() => feed.getCurrentResult().data?.pages[0]?.items).toEqual([post]);
  stop();
});

test("keeps a list invalidated when newer versions of its posts arrive", async () => {
  const client = new QueryClient();
  const feeds = ["all", "following"] as const;
  for (const kind of feeds) {
    const pages = kind === "all" ? [{ items: [post], nextCursor: null }] : [];
    client.setQueryData(postKeys.feed(kind), { pages, pageParams: [] });
    await client.invalidateQueries({ queryKey: postKeys.feed(kind), refetchType: "none" });
  }
  refreshPosts(client, [{ ...post, content: "Newer" }]);
  const states = feeds.map((kind) => client.getQueryState<{ pages: PostPage[] }>(postKeys.feed(kind)));
  expect(states[0]?.data?.pages[0]?.items[0]?.content).toBe("Newer");
  expect(states.map((state) => state?.isInvalidated)).toEqual([true, true]);
});
