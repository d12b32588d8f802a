import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/shapes.ts";
import { prependPost } from "./post-cache.ts";
import { postKeys } from "./post-keys.ts";
import type { PostPage } from "./post-pages.ts";

const post = { id: "new", author: { id: "ada" } } as Post;

test("shows a post published during the feed's first fetch", async () => {
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
