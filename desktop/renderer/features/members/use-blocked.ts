import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type BlockedMember, listBlocked } from "#shared/blocks/contract.ts";
import { callPage, type Page } from "../../lib/api/call.ts";
import { memberKeys } from "./member-keys.ts";

type Pages = InfiniteData<Page<BlockedMember[]>, string | undefined>;

/** Members one has blocked, the latest first. */
export function useBlocked() {
  return useInfiniteQuery({
    queryKey: memberKeys.blocked,
    queryFn: ({ pageParam: cursor, signal }) => callPage(listBlocked, { query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** Takes a member out of the list before the server has answered. Puts the list back when called. */
export function dropBlocked(client: QueryClient, memberId: string): () => void {
  const before = client.getQueryData<Pages>(memberKeys.blocked);
  client.setQueryData<Pages>(memberKeys.blocked, (data) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== memberId) })),
    });
  return () => client.setQueryData(memberKeys.blocked, before);
}
