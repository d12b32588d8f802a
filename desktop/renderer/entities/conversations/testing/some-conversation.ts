import type { DirectMessage } from "#shared/messages/shapes.ts";
import { textMessage } from "#shared/messages/testing/text-message.ts";
import type { Page } from "../../../lib/api/call.ts";
import type { ConversationPages, ConversationRow } from "../conversation-pages.ts";

/** 'at(5)' is five minutes past noon. */
function at(minute: number): string {
  return new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();
}

/** A conversation whose latest message came at `minute`. */
export function someConversation(
  id: string,
  minute: number,
  given: Partial<ConversationRow> = {},
): ConversationRow {
  return {
    id,
    user: {
      id,
      username: `name_${id}`,
      displayName: `Name ${id}`,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      profileImageMadeWithAi: false,
      bio: null,
      xp: 0,
      level: 1,
      badge: null,
      isBot: false,
    },
    state: "open",
    lastMessage: "Hello",
    lastMessageAt: at(minute),
    lastMessageSenderId: id,
    unreadCount: 0,
    mutedUntil: null,
    isBlocked: false,
    isBlockedBy: false,
    isWaiting: false,
    chatLevel: "top",
    ...given,
  };
}

/** A message written at `minute`. */
export function messageAt(
  senderId: string,
  receiverId: string,
  minute: number,
  given: Partial<DirectMessage> = {},
): DirectMessage {
  return textMessage({
    id: `m${minute}`,
    senderId,
    receiverId,
    position: minute + 1,
    version: minute + 1,
    content: "How are you?",
    createdAt: at(minute),
    ...given,
  });
}

export function conversationPages(
  pages: readonly ConversationRow[][],
  hasMore = false,
  totalCount: number | null = null,
): ConversationPages {
  return {
    pages: pages.map((items, index): Page<ConversationRow[]> => ({
      items,
      nextCursor: index < pages.length - 1 || hasMore ? `after ${index}` : null,
      totalCount,
    })),
    pageParams: pages.map((_, index) => index === 0 ? undefined : `after ${index - 1}`),
  };
}
