import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Page } from "../api/held-pages.ts";

/** Removes a row from a cached list of pages; the returned function puts the list back. */
export function dropFromPages<Row extends { readonly id: string }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: string,
): () => void {
  type Pages = InfiniteData<Page<Row[]>, string | undefined>;
  const before = client.getQueryData<Pages>(queryKey);
  client.setQueryData<Pages>(queryKey, (data) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.id !== id) })),
    });
  return () => client.setQueryData(queryKey, before);
}
