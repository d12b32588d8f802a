import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { describeMessage, getConversationNotificationId } from "./message-content.ts";
import type { NotificationContent } from "./notification-content.ts";
import type { NotificationSettingsStore } from "./notification-settings.ts";

type Frame<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

interface MessageParts {
  /** The member's choice for this computer. */
  readonly isOn: () => boolean;
  readonly settings: Pick<NotificationSettingsStore, "read">;
  /** Whether the member looks at the conversation with this member. */
  readonly isInFront: (userId: string) => boolean;
  /** Null when the server does not say. */
  readonly readName: (userId: string) => Promise<string | null>;
  readonly show: (content: NotificationContent) => void;
  readonly remove: (id: string) => void;
}

interface MessageNotifications {
  /** Shows one notification of each conversation: the next message takes its place. */
  receive(frame: Frame<"new_message">): void;
  /** Removes it when the conversation was read, here or on another device. */
  conversationChanged(frame: Frame<"conversation_changed">): void;
  /** All was read, perhaps while there was no connection. */
  allRead(): void;
  /** Someone signed in or out. */
  reset(): void;
}

/** Shows notifications of messages whose frames ask for an alert (messages.8). */
export function createMessageReceiver(
  { isOn, settings, isInFront, readName, show, remove }: MessageParts,
): MessageNotifications {
  /** Messages since each conversation was read, by the other member. */
  const unread = new Map<string, readonly string[]>();
  const names = new Map<string, string>();

  const forget = (userId: string) => {
    unread.delete(userId);
    remove(getConversationNotificationId(userId));
  };
  const alert = async (message: DirectMessage) => {
    const { id, senderId } = message;
    // Read each time: another device may have switched previews off.
    const [read, name] = await Promise.all([settings.read(), names.get(senderId) ?? readName(senderId)]);
    if (name !== null) names.set(senderId, name);
    const ids = unread.get(senderId);
    // It may have been read, followed by another, or belong to the last member by now.
    if (ids?.at(-1) !== id) return;
    show(describeMessage(message, { name, count: ids.length, showsPreviews: read?.showsPreviews ?? false }));
  };
  return {
    receive: ({ message, alerts }) => {
      const { id, senderId } = message;
      const ids = unread.get(senderId) ?? [];
      if (!alerts || ids.includes(id) || isInFront(senderId)) return;
      unread.set(senderId, [...ids, id]);
      if (isOn()) void alert(message);
    },
    conversationChanged: ({ userId, unreadCount }) => {
      if (unreadCount === 0) forget(userId);
    },
    allRead: () => {
      for (const userId of unread.keys()) forget(userId);
    },
    reset: () => {
      unread.clear();
      names.clear();
    },
  };
}
