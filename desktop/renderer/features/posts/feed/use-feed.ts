import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { listFollowingPosts, listPosts } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import { callPage } from "../../../lib/api/call.ts";
import { platform } from "../../../platform/index.ts";
import { type Baseline, baselineOf, isPillDue, newPosts } from "./new-posts-rule.ts";
import { isMalformed } from "../../../lib/post-cache/malformed-post.ts";
import { mergePages, type PostPage } from "../../../lib/post-cache/post-pages.ts";
import { refreshPosts } from "../../../lib/post-cache/post-cache.ts";
import { type FeedKind, postKeys } from "../../../lib/post-cache/post-keys.ts";
import { pageLength, readPosts } from "../../../lib/post-cache/read-posts.ts";
import { isRemoved, useRemovedPosts } from "../../../lib/post-cache/removed-posts.ts";

const keptMs = 30 * 60_000;
/** How often the first page is fetched in the background (feed.1). */
const refreshMs: Readonly<Record<FeedKind, number>> = { all: 60_000, following: 30_000 };
const endpoints = { all: listPosts, following: listFollowingPosts };

/** A first page beside the reader's list: what it is measured against, and whether it is time to tell of it. */
interface Head extends PostPage {
  readonly baseline: Baseline;
  /** Once told, the reader is not untold: the posts still wait. */
  readonly isDue: boolean;
}

/**
 * A feed as the reader scrolls it, and how many newer posts wait beside it. The list itself is never read again by itself, so
 * nothing moves under the reader; a fresh first page is read now and then and held back.
 */
export function useFeed(kind: FeedKind) {
  const client = useQueryClient();
  const feed = useInfiniteQuery({
    queryKey: postKeys.feed(kind),
    queryFn: async ({ pageParam, signal }) => {
      const page = await readFeed(kind, pageParam, signal);
      if (pageParam === undefined) {
        client.setQueryData<Head>(postKeys.head(kind), asStart(page));
        if (kind === "all") keepForOffline(page.items);
      }
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: Infinity,
    gcTime: keptMs,
  });
  const head = useQuery({
    queryKey: postKeys.head(kind),
    queryFn: ({ signal }) => readHead(client, kind, signal),
    enabled: feed.isSuccess,
    staleTime: 30_000,
    refetchInterval: refreshMs[kind],
    gcTime: keptMs,
  });
  const removed = useRemovedPosts();
  const listed = feed.data ? mergePages(feed.data.pages) : [];
  const waiting = head.data?.isDue
    ? newPosts(head.data.items, listed, head.data.baseline).filter((post) => !isRemoved(post, removed))
    : [];
  return {
    feed,
    waitingCount: feed.isSuccess ? waiting.length : 0,
    showWaiting: () => void showHead(client, kind),
  };
}

function readFeed(kind: FeedKind, cursor: string | undefined, signal: AbortSignal): Promise<PostPage> {
  return readPosts(() => callPage(endpoints[kind], { query: { limit: pageLength, cursor } }, { signal }));
}

/** Also carries fresh counts to the posts already on screen. */
async function readHead(client: QueryClient, kind: FeedKind, signal: AbortSignal): Promise<Head> {
  const page = await readFeed(kind, undefined, signal);
  refreshPosts(client, page.items);
  const before = client.getQueryData<Head>(postKeys.head(kind)) ?? asStart(page);
  const pages = client.getQueryData<{ pages: PostPage[] }>(postKeys.feed(kind))?.pages ?? [];
  const listed = mergePages(pages);
  const waiting = newPosts(page.items, listed, before.baseline);
  const isDue = waiting.length > 0 && (before.isDue || isPillDue(waiting, listed.length, Date.now()));
  return { ...page, baseline: before.baseline, isDue };
}

/** Where the page outlives the connection, its words can be read again without it. */
function keepForOffline(posts: readonly Post[]): void {
  platform().lastFeed?.keep(
    posts.filter((entry) => !isMalformed(entry)).map((entry) => {
      const { id, author, content, createdAt } = entry.repostedPost ?? entry;
      return { id, authorName: author.displayName, username: author.username, content, createdAt };
    }),
  );
}

function asStart(page: PostPage): Head {
  return { ...page, baseline: baselineOf(page.items), isDue: false };
}

/** The waiting page becomes the list, and the baseline with it. */
async function showHead(client: QueryClient, kind: FeedKind): Promise<void> {
  // Older posts under way would bring back the list they were asked for with.
  await client.cancelQueries({ queryKey: postKeys.feed(kind) });
  const head = client.getQueryData<Head>(postKeys.head(kind));
  if (head) {
    const { items, nextCursor } = head;
    client.setQueryData(postKeys.feed(kind), { pages: [{ items, nextCursor }], pageParams: [undefined] });
    client.setQueryData<Head>(postKeys.head(kind), asStart(head));
  }
  scrollTo({ top: 0 });
}
