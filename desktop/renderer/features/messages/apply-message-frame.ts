import type { QueryClient } from "@tanstack/react-query";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import {
  findCachedConversation,
  invalidateConversation,
  patchConversation,
  showLatestMessage,
} from "../../entities/conversations/conversation-cache.ts";
import { putMessage, putReactions, putTick } from "./thread-cache.ts";
import { showTyping } from "./thread/who-is-typing.ts";

/** Applies the events of conversations and threads. Ignores other events. */
export function applyMessageFrame(client: QueryClient, frame: ServerFrame): void {
  switch (frame.type) {
    case "new_message":
      return receiveMessage(client, frame.message);
    case "message_changed":
      putMessage(client, frame.message, otherMemberOf(client, frame.message));
      void client.invalidateQueries({ queryKey: messageKeys.searches });
      // It may be the latest message, which the lists show.
      return void client.invalidateQueries({ queryKey: messageKeys.lists });
    case "message_delivered":
    case "message_read":
      endWaiting(client, frame.receiverId);
      return putTick(client, frame);
    case "message_reaction_added":
      return putReactions(client, frame.messageId, frame);
    case "conversation_changed":
      patchConversation(client, frame.userId, { unreadCount: frame.unreadCount });
      return invalidateConversation(client, frame.userId);
    case "typing":
      return showTyping(frame.senderId, frame.isTyping);
  }
}

/**
 * Shows a new message in its thread and in the lists: a received one, or the member's own that the
 * server has accepted.
 */
export function receiveMessage(client: QueryClient, message: DirectMessage): void {
  const otherId = otherMemberOf(client, message);
  putMessage(client, message, otherId);
  showLatestMessage(client, message, message.senderId === otherId ? message.receiverId : message.senderId);
  if (message.senderId === otherId) showTyping(otherId, false);
  if (otherId === lisaId) void client.invalidateQueries({ queryKey: assistantKeys.free });
}

/** A tick shows once the other member has opened the conversation. */
function endWaiting(client: QueryClient, userId: string): void {
  if (findCachedConversation(client, userId)?.isWaiting) {
    patchConversation(client, userId, { isWaiting: false });
  }
}

/** Refetches what missed events may have changed. Threads only catch up. */
export function catchUpMessages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: messageKeys.lists });
  void client.invalidateQueries({ queryKey: messageKeys.summaries });
  void client.invalidateQueries({ queryKey: messageKeys.threads });
}

/** The other member of a message's conversation. */
function otherMemberOf(client: QueryClient, { senderId, receiverId }: DirectMessage): string {
  return client.getQueryData<CurrentUser | null>(sessionKey)?.id === senderId ? receiverId : senderId;
}
