import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { listPosts } from "#shared/posts/contract.ts";
import { callPage } from "../../lib/api/call.ts";
import { mergePages, type PostPage } from "../../lib/post-cache/post-pages.ts";
import { postKeys } from "../../lib/post-cache/post-keys.ts";
import { readPosts } from "../../lib/post-cache/read-posts.ts";
import { filterPosts } from "./filter-posts.ts";
import { searchKeys } from "./search-keys.ts";

/** Posts a page after the first (B§9). */
const pageLength = 10;

type Pages = InfiniteData<PostPage, string | undefined>;

/**
 * Posts by their words or their author, newest first: `firstLength` of them, then 10 at a time. Until the server has searched
 * all of them, those already loaded are searched here (decision 37). `q` is not blank.
 */
export function useFoundPosts(q: string, firstLength: number) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: searchKeys.posts(q, firstLength),
    queryFn: ({ pageParam: cursor, signal }) => {
      const limit = cursor === undefined ? firstLength : pageLength;
      return readPosts(() => callPage(listPosts, { query: { q, limit, cursor } }, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: () => foundAmongLoaded(client, q, firstLength),
  });
}

/** Undefined when nothing loaded matches: then it is loading, not empty. */
function foundAmongLoaded(client: QueryClient, q: string, length: number): Pages | undefined {
  const loaded = client.getQueriesData<Pages>({ queryKey: postKeys.lists })
    .flatMap(([, data]) => data?.pages ?? []);
  const items = filterPosts(mergePages(loaded), q)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, length);
  return items.length > 0 ? { pages: [{ items, nextCursor: null }], pageParams: [undefined] } : undefined;
}
