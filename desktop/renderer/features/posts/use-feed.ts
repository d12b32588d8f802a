import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { listPosts } from "#shared/posts/contract.ts";
import { callPage } from "../../lib/call.ts";
import { mergePages, type PostPage, waitingPosts } from "./pages.ts";
import { refreshPosts } from "./post-cache.ts";
import { postKeys } from "./post-keys.ts";
import { pageLength, readPosts } from "./read-posts.ts";
import { useRemovedPosts } from "./removed-posts.ts";

const keptMs = 30 * 60_000;

/**
 * The feed as the reader scrolls it, and how many newer posts wait beside it. The list itself is never read again
 * by itself, so nothing moves under the reader; a fresh first page is read every 60 s (A§7) and held back.
 */
export function useFeed() {
  const client = useQueryClient();
  const feed = useInfiniteQuery({
    queryKey: postKeys.feed,
    queryFn: async ({ pageParam, signal }) => {
      const page = await readFeed(pageParam, signal);
      if (pageParam === undefined) client.setQueryData<PostPage>(postKeys.head, page);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: Infinity,
    gcTime: keptMs,
  });
  const head = useQuery({
    queryKey: postKeys.head,
    queryFn: ({ signal }) => readHead(client, signal),
    enabled: feed.isSuccess,
    staleTime: 30_000,
    refetchInterval: 60_000,
    gcTime: keptMs,
  });
  const removed = useRemovedPosts();
  const listed = feed.data ? mergePages(feed.data.pages) : [];
  const waiting = waitingPosts(head.data?.items ?? [], listed).filter((post) => !removed.has(post.id));
  return { feed, waitingCount: feed.isSuccess ? waiting.length : 0, showWaiting: () => showHead(client) };
}

function readFeed(cursor: string | undefined, signal: AbortSignal): Promise<PostPage> {
  return readPosts(() => callPage(listPosts, { query: { limit: pageLength, cursor } }, { signal }));
}

/** Also carries fresh counts to the posts already on screen. */
async function readHead(client: QueryClient, signal: AbortSignal): Promise<PostPage> {
  const page = await readFeed(undefined, signal);
  refreshPosts(client, page.items);
  return page;
}

function showHead(client: QueryClient): void {
  const head = client.getQueryData<PostPage>(postKeys.head);
  if (head) client.setQueryData(postKeys.feed, { pages: [head], pageParams: [undefined] });
  scrollTo({ top: 0 });
}
