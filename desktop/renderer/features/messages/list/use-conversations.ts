import { useInfiniteQuery } from "@tanstack/react-query";
import { listConversations } from "#shared/messages/conversation-contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { type ConversationListKind, messageKeys } from "../../../lib/query-keys/message-keys.ts";
import {
  type ConversationPages,
  dropMalformedConversations,
  flattenConversations,
} from "../../../entities/conversations/conversation-pages.ts";

const pageSize = 30;

/**
 * The member's conversations, or the requests to them, the latest message first.
 * Events keep them current.
 */
export function useConversations(kind: ConversationListKind, filter: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.list(kind, filter),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { state: kind, q: filter || undefined, limit: pageSize, cursor };
      return dropMalformedConversations(await callPage(listConversations, { query }, { signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: (data: ConversationPages) => ({
      rows: flattenConversations(data),
      count: data.pages[0]?.totalCount ?? null,
      isLong: data.pages.length > 1,
    }),
  });
}
