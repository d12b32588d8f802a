import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { listPosts } from "#shared/posts/contract.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { searchMembers } from "#shared/members/contract.ts";
import { callPage } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { searchKeys } from "../../lib/query-keys/search-keys.ts";
import { mergePages, type PostPage } from "../../entities/posts/post-pages.ts";
import { readPosts } from "../../entities/posts/read-posts.ts";
import { filterPosts } from "./search/filter-posts.ts";

/** Offset of the next page; undefined after a short page, which is the last (api.4). */
export function getNextOffset(offset: number, limit: number, length: number): number | undefined {
  return length < limit ? undefined : offset + length;
}

/** Results per page, after the first. */
const postsPerPage = 10;
const peoplePerPage = 20;

/** Whether the server finds words of crisis in what was looked for. */
export function asksForHelp(pages: readonly { readonly asksForHelp?: boolean }[] | undefined): boolean {
  return pages?.some((page) => page.asksForHelp) ?? false;
}

type Pages = InfiniteData<PostPage, string | undefined>;

/**
 * Posts by their text or author, whole words first: `firstLength` of them, then 10 a page. Until
 * the server has searched all posts, shows matches among the cached ones. `q` is not blank.
 */
export function useFoundPosts(q: string, firstLength: number) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: searchKeys.posts(q, firstLength),
    queryFn: ({ pageParam: cursor, signal }) => {
      const limit = cursor === undefined ? firstLength : postsPerPage;
      return readPosts(() => callPage(listPosts, { query: { q, limit, cursor } }, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: () => searchLoadedPosts(client, q, firstLength),
  });
}

/** Undefined without a match, so that the screen shows loading, not empty. */
function searchLoadedPosts(client: QueryClient, q: string, length: number): Pages | undefined {
  const loaded = client.getQueriesData<Pages>({ queryKey: postKeys.lists })
    .flatMap(([, data]) => data?.pages ?? []);
  const items = filterPosts(mergePages(loaded), q).slice(0, length);
  return items.length > 0 ? { pages: [{ items, nextCursor: null }], pageParams: [undefined] } : undefined;
}

/** Members by name, the closest first: `firstLength` of them, then 20 a page. `q` is not blank. */
export function useFoundPeople(q: string, firstLength: number) {
  return useInfiniteQuery({
    queryKey: searchKeys.people(q, firstLength),
    queryFn: async ({ pageParam: offset, signal }) => {
      const limit = offset === 0 ? firstLength : peoplePerPage;
      const page = await callPage(searchMembers, { query: { q, limit, offset } }, { signal });
      const members = keepWholeRows(page.items, "username", "displayName");
      return { ...page, members, nextOffset: getNextOffset(offset, limit, page.items.length) };
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextOffset,
    select: ({ pages }) => ({
      members: dropRepeats(pages.flatMap(({ members }) => members)),
      asksForHelp: asksForHelp(pages),
      didYouMean: decodeName(pages[0]?.didYouMean),
    }),
  });
}

/** Null also when a proxy has mangled it. */
function decodeName(encoded = ""): string | null {
  try {
    return decodeURIComponent(encoded) || null;
  } catch {
    return null;
  }
}

/** Drops members who are on two pages, since offsets shift when a member joins or is renamed. */
function dropRepeats(members: readonly MemberCard[]): MemberCard[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
