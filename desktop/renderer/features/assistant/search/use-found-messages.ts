import { useInfiniteQuery } from "@tanstack/react-query";
import { searchAiMessages } from "#shared/assistant/search-contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";

/** What was said in the member's chats with these words, newest first. */
export function useFoundMessages(words: string) {
  return useInfiniteQuery({
    queryKey: assistantKeys.said(words),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(searchAiMessages, { query: { q: words, cursor } }, { signal });
      return { ...page, items: page.items.filter(({ message, session }) => message?.content && session) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => ({
      found: pages.flatMap(({ items }) => items),
      asksForHelp: pages.some((page) => page.asksForHelp),
    }),
  });
}

export type FoundMessage = NonNullable<ReturnType<typeof useFoundMessages>["data"]>["found"][number];
