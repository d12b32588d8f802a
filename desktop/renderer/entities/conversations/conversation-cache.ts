import type { QueryClient } from "@tanstack/react-query";
import { countPictures, formatMessagePreview } from "#shared/messages/preview.ts";
import type { Conversation, ConversationSummary, DirectMessage } from "#shared/messages/shapes.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { showText } from "../../lib/language/show-text.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import {
  changeConversation,
  type ConversationPages,
  type ConversationRow,
  flattenConversations,
  moveConversationToTop,
} from "./conversation-pages.ts";

/** Finds the conversation with a member, by id or username, in a cached list or summary. */
export function findCachedConversation(client: QueryClient, user: string): Conversation | undefined {
  const name = user.toLowerCase();
  const isMeant = (one: Conversation) => one.user.id === user || one.user.username.toLowerCase() === name;
  for (const [, data] of client.getQueriesData<ConversationPages>({ queryKey: messageKeys.lists })) {
    const row = data && flattenConversations(data).find(isMeant);
    if (row) return row;
  }
  return client.getQueriesData<ConversationSummary>({ queryKey: messageKeys.summaries })
    .map(([, data]) => data)
    .find((data) => data && isMeant(data));
}

/** Changes a conversation in every cached list and in its summary. */
export function patchConversation(
  client: QueryClient,
  userId: string,
  changeCached: Partial<ConversationSummary>,
): void {
  const { refusal: _, ...row } = changeCached;
  client.setQueriesData<ConversationPages>(
    { queryKey: messageKeys.lists },
    (data) => data && changeConversation(data, userId, row),
  );
  client.setQueryData<ConversationSummary>(
    messageKeys.summary(userId),
    (data) => data && { ...data, ...changeCached },
  );
  restartReads(client, userId);
}

/** Refetches a conversation where it is on screen. */
export function invalidateConversation(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ queryKey: messageKeys.summary(userId) });
  void client.invalidateQueries({ queryKey: messageKeys.lists });
}

/**
 * Shows a new message in the lists: its conversation moves to the top, and a received one counts as
 * unread. A list without the conversation is refetched.
 */
export function showLatestMessage(client: QueryClient, message: DirectMessage, ownId: string): void {
  const isOwn = message.senderId === ownId;
  const userId = isOwn ? message.receiverId : message.senderId;
  const latestFields = (known: Conversation): Partial<Conversation> => ({
    lastMessage: formatMessagePreview({
      ...message,
      pictures: countPictures(message),
      isUnchecked: message.moderationLevel === null,
      hasSharedPost: message.sharedPostId !== null,
      sharedPostBy: message.sharedPost?.author.displayName ?? null,
    }, showText),
    lastMessageAt: message.createdAt,
    lastMessageSenderId: message.senderId,
    unreadCount: isOwn ? known.unreadCount : known.unreadCount + 1,
    // An answer opens the conversation.
    isWaiting: isOwn && known.isWaiting,
  });
  const lists = client.getQueriesData<ConversationPages>({ queryKey: messageKeys.lists });
  const listed = lists.flatMap(([queryKey, data]) => {
    const row = data && flattenConversations(data).find(({ id }) => id === userId);
    return row ? [{ queryKey, row }] : [];
  });
  // An older or repeated message may not count again, and an answer to a request accepts it.
  const isUnclear = listed.some(({ row }) => isKnown(row, message) || (isOwn && row.state === "request"));
  if (listed.length === 0 || isUnclear) {
    void client.invalidateQueries({ queryKey: messageKeys.lists });
  } else {
    for (const { queryKey, row } of listed) {
      const moved: ConversationRow = { ...row, ...latestFields(row) };
      client.setQueryData<ConversationPages>(queryKey, (data) => data && moveConversationToTop(data, moved));
    }
  }
  const summary = client.getQueryData<ConversationSummary>(messageKeys.summary(userId));
  if (summary && !isKnown(summary, message)) {
    client.setQueryData<ConversationSummary>(messageKeys.summary(userId), {
      ...summary,
      ...latestFields(summary),
    });
    // The server knows whether a first message waits for an answer.
    if (summary.lastMessageAt === null) {
      void client.invalidateQueries({ queryKey: messageKeys.summary(userId) });
    }
  }
  restartReads(client, userId);
}

/**
 * Shows a conversation as read at once, also in the count of the top bar. Returns how many
 * messages were unread.
 */
export function showConversationRead(client: QueryClient, userId: string): number {
  const known = findCachedConversation(client, userId);
  const unread = known?.unreadCount ?? 0;
  if (unread === 0) return 0;
  patchConversation(client, userId, { unreadCount: 0 });
  if (known?.state === "open") {
    void client.cancelQueries({ queryKey: unreadKeys.messages });
    client.setQueryData<number>(unreadKeys.messages, (count) => count && Math.max(0, count - unread));
  }
  return unread;
}

function isKnown({ lastMessageAt }: Conversation, message: DirectMessage): boolean {
  return lastMessageAt !== null && lastMessageAt >= message.createdAt;
}

/** Restarts fetches in flight, which may be older than the written data and would undo it. */
function restartReads(client: QueryClient, userId: string): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: messageKeys.lists })) {
    refetchInFlight(client, queryKey);
  }
  refetchInFlight(client, messageKeys.summary(userId));
}
