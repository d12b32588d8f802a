import type { UnreadCounts } from "../../bridge.ts";
import type { StoredPreferences } from "../settings/settings.ts";
import {
  contentForCount,
  type NotificationContent,
  type NotificationContext,
} from "./notification-content.ts";

interface NotificationParts {
  readonly preferences: () => StoredPreferences;
  readonly context: () => NotificationContext;
  readonly show: (content: NotificationContent) => void;
}

interface Notifications {
  countsChanged(counts: UnreadCounts): void;
  /** Another member, or none: the next counts are not news. */
  reset(): void;
}

const lists = ["messages", "notifications"] as const;

/** Shows one notification for each unread count that grows. The counts at the start and after a sign-in show none. */
export function createNotifications({ preferences, context, show }: NotificationParts): Notifications {
  let last: UnreadCounts | null = null;
  let shown = 0;
  return {
    countsChanged: (counts) => {
      const before = last ?? counts;
      last = counts;
      for (const list of lists) {
        const grownBy = Math.max(0, counts[list] - before[list]);
        const content = contentForCount(`count-${shown + 1}`, list, grownBy, preferences(), context());
        if (!content) continue;
        shown += 1;
        show(content);
      }
    },
    reset: () => {
      last = null;
    },
  };
}
