import { useInfiniteQuery } from "@tanstack/react-query";
import { listAiMessages } from "#shared/assistant/contract.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { type ChatKey, isSession, useAssistant } from "../answers/live-answers.ts";
import { useIsBeingDeleted } from "../sessions/use-chat-sessions.ts";

/** How often an answer that cannot be followed is polled, in ms. */
const pollMs = 2_000;

/** Earlier messages come more at once, since whoever goes back may go far. */
const earlierPageSize = 100;

/** The stored messages of a session, oldest first. */
export function useMessages(key: ChatKey) {
  const isGoing = useIsBeingDeleted(key);
  const isLive = useAssistant(({ live }) => key in live);
  return useInfiniteQuery({
    queryKey: assistantKeys.messages(key),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = cursor === undefined ? {} : { cursor, limit: earlierPageSize };
      const page = await callPage(listAiMessages, { params: { id: key }, query }, { signal });
      return { ...page, items: keepWholeRows(page.items, "role", "content", "state") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: isSession(key) && !isGoing,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages[0]?.items[0]?.state === "answering" ? pollMs : false,
    select: ({ pages }) => pages.flatMap(({ items }) => items).toReversed(),
  });
}
