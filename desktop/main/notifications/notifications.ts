import type { UnreadCounts } from "../../bridge.ts";
import { countNotice, type Moment, type ShownNotice } from "./notification-content.ts";
import type { KeptPreferences } from "../settings/preferences.ts";

interface NotificationParts {
  readonly preferences: () => KeptPreferences;
  readonly moment: () => Moment;
  readonly show: (notice: ShownNotice) => void;
}

interface Notifications {
  countsChanged(counts: UnreadCounts): void;
  /** Another member, or none: what is unread from now on is that member's old news. */
  forget(): void;
}

const lists = ["messages", "notifications"] as const;

/**
 * Shows one system notification for each unread count that grows. What is unread when the app starts, or when someone signs in, shows in
 * the badge alone.
 */
export function createNotifications({ preferences, moment, show }: NotificationParts): Notifications {
  let last: UnreadCounts | null = null;
  let shown = 0;
  return {
    countsChanged: (counts) => {
      const before = last ?? counts;
      last = counts;
      for (const list of lists) {
        const grownBy = Math.max(0, counts[list] - before[list]);
        const notice = countNotice(`count:${shown + 1}`, list, grownBy, preferences(), moment());
        if (!notice) continue;
        shown += 1;
        show(notice);
      }
    },
    forget: () => {
      last = null;
    },
  };
}
