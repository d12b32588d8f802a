import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { UnreadCounts } from "../../bridge.ts";
import type { NotificationSettingsStore } from "./notification-settings.ts";
import {
  describeMessageCount,
  describeNotification,
  type NotificationContent,
} from "./notification-content.ts";
import { isInView, shouldAnnounceMessages, type View } from "./should-notify.ts";

type NotificationFrame = Extract<ServerFrame, { type: "notification" }>;

interface NotificationParts {
  /** The member's choice for this computer. */
  readonly isOn: () => boolean;
  readonly settings: Pick<NotificationSettingsStore, "known" | "read">;
  readonly view: () => View;
  /** The time on the server, in ms. */
  readonly now: () => number;
  readonly show: (content: NotificationContent) => void;
  readonly remove: (id: string) => void;
}

interface Notifications {
  /** Shows a notification that should alert, and removes one that is read or withdrawn. */
  receive(frame: NotificationFrame): void;
  countsChanged(counts: UnreadCounts): void;
  /**
   * The number of unread messages. It announces nothing: each message that should alert
   * comes as its own event.
   */
  messagesPushed(count: number): void;
  /** Someone signed in or out: the next counts announce nothing. */
  reset(): void;
}

/** How many notifications are remembered, so that none is shown twice. */
const remembered = 500;

export function createNotificationReceiver(
  { isOn, settings, view, now, show, remove }: NotificationParts,
): Notifications {
  let last: UnreadCounts | null = null;
  let messagesShown = 0;
  /** When the latest act happened of each notification that came, by id. */
  const seen = new Map<string, string>();
  /** Those that are neither read nor gone. */
  const unread = new Set<string>();
  const drop = (id: string) => {
    unread.delete(id);
    remove(id);
  };

  const alert = async (notification: NonNullable<NotificationFrame["notification"]>) => {
    const { id, createdAt } = notification;
    // Read each time: another device may have switched previews off.
    const read = await settings.read();
    // It may have grown, been read, or belong to the last member by now.
    if (unread.has(id) && seen.get(id) === createdAt) {
      show(describeNotification(notification, read?.showsPreviews ?? false));
    }
  };
  return {
    receive: ({ id, notification, alerts }) => {
      if (notification === null || notification.isRead) return drop(id);
      const { createdAt } = notification;
      if (!alerts || seen.get(id) === createdAt) return;
      seen.delete(id);
      seen.set(id, createdAt);
      unread.add(id);
      const [oldest] = seen.keys();
      if (seen.size > remembered && oldest) {
        seen.delete(oldest);
        unread.delete(oldest);
      }
      if (isOn() && !isInView(notification, view())) void alert(notification);
    },
    countsChanged: (counts) => {
      const grownBy = Math.max(0, counts.messages - (last ?? counts).messages);
      last = counts;
      if (counts.notifications === 0) { for (const id of unread) drop(id); }
      if (!isOn() || grownBy === 0) return;
      if (!shouldAnnounceMessages(settings.known(), view(), new Date(now()))) return;
      messagesShown += 1;
      show(describeMessageCount(`messages-${messagesShown}`, grownBy));
    },
    messagesPushed: (messages) => {
      if (last) last = { ...last, messages };
    },
    reset: () => {
      last = null;
      seen.clear();
      unread.clear();
    },
  };
}
