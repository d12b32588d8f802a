import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Conversation, ConversationSummary } from "#shared/messages/shapes.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import {
  type ConversationPages,
  type ConversationRow,
  listedConversations,
  withConversationByTime,
  withoutConversation,
} from "../../entities/conversations/conversation-pages.ts";

/**
 * Shows a request as accepted or declined at once; the returned function undoes it. An accepted one
 * enters the list by the time of its latest message.
 */
export function moveRequest(
  client: QueryClient,
  userId: string,
  state: "open" | "declined",
): () => void {
  const keys = { requests: messageKeys.list("request", ""), list: messageKeys.list("open", "") };
  const requests = client.getQueryData<ConversationPages>(keys.requests);
  const row = requests && listedConversations(requests).find(({ id }) => id === userId);
  const undoes = [
    change<number>(client, unreadKeys.requests, (count) => Math.max(0, count - 1)),
    change<ConversationPages>(client, keys.requests, (data) => withoutConversation(data, userId)),
    change<ConversationSummary>(client, messageKeys.summary(userId), (data) => ({ ...data, state })),
  ];
  if (row && state === "open") {
    undoes.push(
      change<ConversationPages>(client, keys.list, (data) => withConversationByTime(data, { ...row, state })),
    );
  }
  return () => {
    for (const undo of undoes) undo();
  };
}

/** Shows a declined request as it was, at once; the returned function undoes it. */
export function putRequestBack(client: QueryClient, request: Conversation): () => void {
  const { id: userId } = request.user;
  const row: ConversationRow = { ...request, id: userId, state: "request" };
  const undoes = [
    change<number>(client, unreadKeys.requests, (count) => count + 1),
    change<ConversationSummary>(
      client,
      messageKeys.summary(userId),
      (data) => ({ ...data, state: "request" }),
    ),
    change<ConversationPages>(
      client,
      messageKeys.list("request", ""),
      (data) => withConversationByTime(data, row),
    ),
  ];
  return () => {
    for (const undo of undoes) undo();
  };
}

function change<Data>(client: QueryClient, queryKey: QueryKey, how: (data: Data) => Data): () => void {
  const before = client.getQueryData<Data>(queryKey);
  void client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, (data) => data === undefined ? data : how(data));
  return () => client.setQueryData(queryKey, before);
}
