import { useInfiniteQuery } from "@tanstack/react-query";
import { searchMessages } from "#shared/messages/contract.ts";
import { callPage } from "../../../../lib/api/call.ts";
import { messageKeys } from "../../../../lib/message-cache/message-keys.ts";
import { isMessage } from "../../../../lib/message-cache/whole-message.ts";

/** The member's messages with these words, newest first; nothing for blank ones. */
export function useMessageSearch(words: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.search(words),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(searchMessages, { query: { q: words, cursor } }, { signal });
      return { ...page, items: page.items.filter(({ message, user }) => isMessage(message) && user) };
    },
    enabled: words !== "",
    // What was found a while ago may have been unsent.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

export type FoundMessage = NonNullable<ReturnType<typeof useMessageSearch>["data"]>[number];
