import { setTitleCount } from "../../lib/navigation/page-title.ts";
import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import type { UnreadCounts } from "../../lib/platform/platform.ts";
import { createNewMessageNotifications } from "./new-message-notifications.ts";
import { drawCountIcon } from "./count-icon.ts";
import { showBrowserNotification } from "./show-browser-notification.ts";

/**
 * Shows the counts in the page's title and icon, and notifies about new ones if the member wants
 * it.
 * @param before the last counts; null on a new page
 */
export function showCounts(
  before: UnreadCounts | null,
  counts: UnreadCounts,
  go: (path: string) => void,
): void {
  const label = formatUnreadCount(counts.messages + counts.notifications);
  setTitleCount(label);
  void drawCountIcon(label);
  // A visible page shows its counts.
  if (before === null || document.hasFocus()) return;
  for (const notification of createNewMessageNotifications(before, counts)) {
    showBrowserNotification(notification, go);
  }
}
