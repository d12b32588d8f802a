import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import type { PostPage } from "./post-pages.ts";

type Pages = InfiniteData<PostPage, string | undefined>;
type Change = <P extends PostPage>(pages: readonly P[]) => readonly P[];

/**
 * Changes the pages of cached lists and of waiting first pages. Unchanged queries stay untouched,
 * and invalidated ones stay invalidated, since setting data alone would mark them as fresh.
 */
export function changePages(
  client: QueryClient,
  change: Change,
  among: (query: Query) => boolean = () => true,
): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: postKeys.lists }).filter(among)) {
    const data = query.state.data as Pages | undefined;
    const pages = data && change(data.pages);
    if (data && pages && pages !== data.pages) setData(client, query, { ...data, pages: [...pages] });
  }
  for (const query of cache.findAll({ queryKey: postKeys.heads })) {
    const head = query.state.data as PostPage | undefined;
    const [changed] = head ? change([head]) : [];
    if (changed && changed !== head) setData(client, query, changed);
  }
}

function setData(client: QueryClient, query: Query, data: unknown): void {
  const { isInvalidated } = query.state;
  client.setQueryData(query.queryKey, data);
  if (isInvalidated) query.invalidate();
}
