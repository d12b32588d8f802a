import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { listPromotedPosts } from "#shared/promotions/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { call } from "../../lib/api/call.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { isPost } from "../../entities/posts/malformed-post.ts";
import type { PostPage } from "../../entities/posts/post-pages.ts";
import { readPosts } from "../../entities/posts/read-posts.ts";

/** promotions.3 */
const refreshMs = 120_000;
/** How long a list waits for promoted posts, in ms. */
const patienceMs = 1000;

interface Turns {
  /**
   * Pages like those of a list of posts and without the label, so that post-cache.ts updates them.
   */
  readonly pages: readonly PostPage[];
  readonly pageParams: readonly unknown[];
  readonly promotions: readonly { readonly id: string; readonly postId: string }[];
}

export interface Promoted {
  readonly posts: readonly Post[];
  /** True while the list should wait for promoted posts, so that they do not move it later. */
  readonly isAwaited: boolean;
}

/**
 * The promoted posts of a feed; undefined for a feed without promotions. Refetched every two
 * minutes, and on focus, visibility and clicks once the data is stale.
 */
export function usePromoted(isWanted: boolean): Promoted | undefined {
  const query = useQuery({ ...promotedQuery, refetchInterval: refreshMs, enabled: isWanted });
  useRefreshPromoted(isWanted);
  const isPatient = useHasWaitedLong(isWanted && query.isPending);
  const posts = useMemo(() => (query.data ? labelPromoted(query.data) : none), [query.data]);
  const isAwaited = query.isPending && isPatient;
  return useMemo(() => (isWanted ? { posts, isAwaited } : undefined), [isWanted, posts, isAwaited]);
}

export const promotedQuery = queryOptions({
  queryKey: postKeys.promoted,
  queryFn: ({ signal }) => readPromoted(signal),
});

const none: readonly Post[] = [];

async function readPromoted(signal: AbortSignal): Promise<Turns> {
  let promotions: Turns["promotions"] = [];
  const page = await readPosts(async () => {
    const shown = (await call(listPromotedPosts, {}, { signal })).filter(isPost);
    promotions = shown.map(({ id, promotionId }) => ({ id: promotionId ?? "", postId: id }));
    const items = shown.map((post) => ({ ...post, isPromotedDisplay: false, promotionId: null }));
    return { items, nextCursor: null };
  });
  return { pages: [page], pageParams: [undefined], promotions };
}

function labelPromoted({ pages, promotions }: Turns): readonly Post[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((post) => [post.id, post]));
  return promotions.flatMap(({ id, postId }) => {
    const post = byId.get(postId);
    return post ? [{ ...post, isPromotedDisplay: true, promotionId: id }] : [];
  });
}

function useRefreshPromoted(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    const refresh = () => {
      if (document.visibilityState === "hidden") return;
      void client.refetchQueries({ queryKey: postKeys.promoted, stale: true });
    };
    const { signal } = ending;
    addEventListener("focus", refresh, { signal });
    document.addEventListener("visibilitychange", refresh, { signal });
    document.addEventListener("click", refresh, { signal });
    return () => ending.abort();
  }, [client, isWanted]);
}

function useHasWaitedLong(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return !isOver;
}
