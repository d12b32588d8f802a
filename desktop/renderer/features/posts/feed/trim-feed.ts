import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { findCardAtWindowEnd } from "../../../lib/window/card-at-window-end.ts";
import { type FeedKind, postKeys } from "../../../lib/query-keys/post-keys.ts";
import type { PostPage } from "../../../entities/posts/post-pages.ts";

type Pages = InfiniteData<PostPage, string | undefined>;

/** The number of pages that are always kept. */
const keptPages = 5;
/** A member who returns within this time, as between tabs, finds all pages. */
const patienceMs = 1_000;

/**
 * When a member leaves a feed, drops the pages below their position from the cache. Back restores
 * the position, and 'Load More' loads the rest.
 */
export function useTrimOnLeave(client: QueryClient, kind: FeedKind): void {
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
