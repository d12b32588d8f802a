import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { listFollowingPosts, listPosts } from "#shared/posts/contract.ts";
import { isUnderCover } from "#shared/moderation/is-under-cover.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { callPage } from "../../../lib/api/call.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { type FeedKind, postKeys } from "../../../lib/query-keys/post-keys.ts";
import { isMalformed } from "../../../entities/posts/malformed-post.ts";
import { mergePages, type PostPage } from "../../../entities/posts/post-pages.ts";
import { refreshPosts } from "../../../entities/posts/post-cache.ts";
import { pageLength, readPosts } from "../../../entities/posts/read-posts.ts";
import { isRemoved, useRemovedPosts } from "../../../entities/posts/removed-posts.ts";
import { noteShownFeed } from "../../../lib/realtime/shown-feeds.ts";
import { moveWholePostFirst } from "../whole-first.ts";
import { findCardAtWindowEnd } from "../../../lib/window/card-at-window-end.ts";

type Pages = InfiniteData<PostPage, string | undefined>;

/** The number of pages that are always kept. */
const keptPages = 5;
/** A member who returns within this time, as between tabs, finds all pages. */
const patienceMs = 1_000;

/**
 * When a member leaves a feed, drops the pages below their position from the cache. Back restores
 * the position, and 'Load More' loads the rest.
 */
function useTrimOnLeave(client: QueryClient, kind: FeedKind): void {
  useLayoutEffect(() => () => {
    const lastId = findCardAtWindowEnd()?.dataset["postId"];
    if (lastId === undefined) return;
    setTimeout(() => trimFeed(client, kind, lastId), patienceMs);
  }, [client, kind]);
}

/**
 * Drops the pages after the one that follows this entry's, but never the first five; does nothing
 * while the feed is shown.
 */
function trimFeed(client: QueryClient, kind: FeedKind, lastId: string): void {
  const query = client.getQueryCache().find<Pages>({ queryKey: postKeys.feed(kind) });
  if (!query?.state.data || query.getObserversCount() > 0 || query.state.fetchStatus !== "idle") return;
  const trimmed = trimPages(query.state.data, lastId);
  if (trimmed !== query.state.data) client.setQueryData(query.queryKey, trimmed);
}

/** Pure part of `trimFeed`. */
export function trimPages(data: Pages, lastId: string): Pages {
  const at = data.pages.findIndex(({ items }) => items.some(({ id }) => id === lastId));
  const kept = Math.max(keptPages, at + 2);
  if (at < 0 || kept >= data.pages.length) return data;
  return { pages: data.pages.slice(0, kept), pageParams: data.pageParams.slice(0, kept) };
}

const manyNew = 5;
const recentMs = 2 * 60_000;
const longList = 15;

/** When the newest post of the list was written; null for an empty list. */
type Baseline = string | null;

/** The baseline of a freshly fetched first page. */
export function createBaseline(items: readonly Post[]): Baseline {
  return items.reduce<Baseline>(
    (newest, { createdAt }) => (newest === null || createdAt > newest ? createdAt : newest),
    null,
  );
}

/** Fetched posts that are newer than the baseline and not in the list. */
export function findNewPosts(fetched: readonly Post[], listed: readonly Post[], baseline: Baseline): Post[] {
  const known = new Set(listed.map(({ id }) => id));
  return fetched.filter((post) => !known.has(post.id) && (baseline === null || post.createdAt >= baseline));
}

/** Whether to offer the new posts (feed.2). `now` in ms. */
export function isPillDue(waiting: readonly Post[], listLength: number, now: number): boolean {
  if (waiting.length >= manyNew) return true;
  if (waiting.length >= 1 && listLength >= longList) return true;
  return waiting.some(({ createdAt }) => now - Date.parse(createdAt) <= recentMs);
}

const keptMs = 30 * 60_000;
/** How often the first page is fetched in the background (feed.1). */
const refreshMs: Readonly<Record<FeedKind, number>> = { all: 60_000, following: 30_000 };
const endpoints = { all: listPosts, following: listFollowingPosts };

/** A first page fetched in the background. */
interface Head extends PostPage {
  readonly baseline: Baseline;
  /** Once true it stays true, since the posts still wait. */
  readonly isDue: boolean;
}

/**
 * A feed as the member scrolls it, and the number of newer posts. The list is never refetched
 * automatically, so nothing moves while reading (feed.2); first pages fetched in the background are
 * held back.
 */
export function useFeed(kind: FeedKind) {
  const client = useQueryClient();
  const feed = useInfiniteQuery({ ...feedQuery(client, kind), select: inReadingOrder });
  const head = useQuery({
    queryKey: postKeys.head(kind),
    queryFn: ({ signal }) => readHead(client, kind, signal),
    enabled: feed.isSuccess,
    staleTime: 30_000,
    refetchInterval: refreshMs[kind],
    gcTime: keptMs,
  });
  useEffect(noteShownFeed, []);
  useTrimOnLeave(client, kind);
  const removed = useRemovedPosts();
  const listed = feed.data ? mergePages(feed.data.pages) : [];
  const waiting = head.data?.isDue
    ? findNewPosts(head.data.items, listed, head.data.baseline).filter((post) => !isRemoved(post, removed))
    : [];
  return {
    feed,
    waitingCount: feed.isSuccess ? waiting.length : 0,
    showWaiting: () => void showHead(client, kind),
  };
}

function inReadingOrder(data: InfiniteData<PostPage, string | undefined>): typeof data {
  const [first, ...more] = data.pages;
  return first ? { ...data, pages: [{ ...first, items: moveWholePostFirst(first.items) }, ...more] } : data;
}

/**
 * The query of a feed's pages. The first page is also the head that newer posts are counted from.
 */
export function feedQuery(client: QueryClient, kind: FeedKind) {
  return infiniteQueryOptions({
    queryKey: postKeys.feed(kind),
    queryFn: async ({ pageParam, signal }) => {
      const page = await readFeed(kind, pageParam, signal);
      if (pageParam === undefined) {
        client.setQueryData<Head>(postKeys.head(kind), firstHead(page));
        if (kind === "all") keepForOffline(page.items);
      }
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: PostPage) => last.nextCursor ?? undefined,
    staleTime: Infinity,
    gcTime: keptMs,
  });
}

function readFeed(kind: FeedKind, cursor: string | undefined, signal: AbortSignal): Promise<PostPage> {
  // Only first pages are polled.
  const options = { signal, isReadOnce: cursor !== undefined };
  return readPosts(() => callPage(endpoints[kind], { query: { limit: pageLength, cursor } }, options));
}

/** Fetches the first page in the background, and updates the counts of posts on screen from it. */
async function readHead(client: QueryClient, kind: FeedKind, signal: AbortSignal): Promise<Head> {
  const page = await readFeed(kind, undefined, signal);
  refreshPosts(client, page.items);
  const before = client.getQueryData<Head>(postKeys.head(kind)) ?? firstHead(page);
  const pages = client.getQueryData<{ pages: PostPage[] }>(postKeys.feed(kind))?.pages ?? [];
  const listed = mergePages(pages);
  const waiting = findNewPosts(page.items, listed, before.baseline);
  const isDue = waiting.length > 0 && (before.isDue || isPillDue(waiting, listed.length, getServerTime()));
  return { ...page, baseline: before.baseline, isDue };
}

/**
 * Stores the posts for the desktop app, which shows them while the server is unreachable
 * (desktop.3), without what is covered or hidden.
 */
function keepForOffline(posts: readonly Post[]): void {
  platform().lastFeed?.keep(
    posts.filter((entry) => !isMalformed(entry)).map((entry) => entry.repostedPost ?? entry)
      .filter((post) => !isUnderCover(post))
      .map(({ id, author, content, createdAt }) => ({
        id,
        authorName: author.displayName,
        username: author.username,
        content: leaveOutSpoilers(content),
        createdAt,
      })),
  );
}

function firstHead(page: PostPage): Head {
  return { ...page, baseline: createBaseline(page.items), isDue: false };
}

/** Replaces the list with the waiting page. */
async function showHead(client: QueryClient, kind: FeedKind): Promise<void> {
  // A next page in flight would restore the old list.
  await client.cancelQueries({ queryKey: postKeys.feed(kind) });
  const head = client.getQueryData<Head>(postKeys.head(kind));
  if (head) {
    const { items, nextCursor } = head;
    client.setQueryData(postKeys.feed(kind), { pages: [{ items, nextCursor }], pageParams: [undefined] });
    client.setQueryData<Head>(postKeys.head(kind), firstHead(head));
  }
  scrollTo({ top: 0 });
}
