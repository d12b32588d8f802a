import { useInfiniteQuery } from "@tanstack/react-query";
import { searchMessages } from "#shared/messages/contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { isMessage } from "../whole-message.ts";

/** The member's messages with these words, newest first; no search for a blank text. */
export function useMessageSearch(words: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.search(words),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(searchMessages, { query: { q: words, cursor } }, { signal });
      return { ...page, items: page.items.filter(({ message, user }) => isMessage(message) && user) };
    },
    enabled: words !== "",
    // A message found earlier may have been unsent since.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => ({
      found: pages.flatMap(({ items }) => items),
      asksForHelp: pages.some((page) => page.asksForHelp),
    }),
  });
}

export type FoundMessage = NonNullable<ReturnType<typeof useMessageSearch>["data"]>["found"][number];
