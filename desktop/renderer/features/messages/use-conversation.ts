import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getConversation } from "#shared/messages/conversation-contract.ts";
import { call } from "../../lib/api/call.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { findCachedConversation } from "../../entities/conversations/conversation-cache.ts";
import { useConversations } from "./list/use-conversations.ts";
import { useMember } from "../members/use-member.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/**
 * The conversation with a member, by id or username. Until the server has responded it is the
 * list's entry. The list also has blocked members, whom a search by username does not find.
 */
export function useConversation(user: string) {
  const client = useQueryClient();
  const list = useConversations("open", "");
  const known = findCachedConversation(client, user);
  const isId = uuid.test(user);
  const member = useMember(user, !isId && !known);
  const userId = isId ? user : known?.user.id ?? member.data?.id;
  const summary = useQuery({
    queryKey: messageKeys.summary(userId ?? ""),
    queryFn: ({ signal }) => call(getConversation, { params: { userId: userId ?? "" } }, { signal }),
    enabled: userId !== undefined,
    placeholderData: known && { refusal: null, opensByFollowing: false, ...known },
  });
  const { error, isFetching, refetch } = userId === undefined ? member : summary;
  const isSearching = userId === undefined && list.isPending;
  return { summary: summary.data, error: isSearching ? null : error, isFetching, refetch };
}
