import type { Notification as Happening } from "#shared/notifications/contract.ts";
import { getNotificationPath } from "#shared/notifications/notification-path.ts";
import { formatAlert } from "#shared/notifications/notification-text.ts";
import { showText } from "../../lib/language/show-text.ts";
import type { BrowserNotification } from "./new-message-notifications.ts";
import { readBrowserNotificationChoice } from "./browser-notification-choice.ts";

/**
 * Shows a notification if the member wants them. A click brings the page to the front and opens the
 * notification's path.
 */
export function showBrowserNotification(
  { title, path, tag }: BrowserNotification,
  go: (path: string) => void,
): void {
  if (readBrowserNotificationChoice() !== "on") return;
  const shown = new Notification(title, { tag, icon: "/icons/any-192.png" });
  shown.addEventListener("click", () => {
    shown.close();
    focus();
    go(path);
  });
}

/** Says who did what, but not what was written, like a push without previews. */
export function createBrowserNotification(happening: Happening): BrowserNotification {
  return {
    title: showText(formatAlert(happening, false).title),
    path: getNotificationPath(happening),
    tag: happening.id,
  };
}
