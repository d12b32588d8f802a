import type { Notification as Happening } from "#shared/notifications/contract.ts";
import { notificationPath } from "#shared/notifications/notification-path.ts";
import { notificationText } from "#shared/notifications/notification-text.ts";
import type { Notice } from "./browser-notices.ts";
import { readNoticeState } from "./browser-notification-choice.ts";

/** Shows a notice where the member wants them. Its click brings the page to the front, at the notice's place. */
export function showBrowserNotification({ title, path, tag }: Notice, go: (path: string) => void): void {
  if (readNoticeState() !== "on") return;
  const shown = new Notification(title, { tag, icon: "/icons/any-192.png" });
  shown.addEventListener("click", () => {
    shown.close();
    focus();
    go(path);
  });
}

/** Says who did what, and never what was written: as a push without previews. */
export function noticeOf(happening: Happening): Notice {
  return {
    title: notificationText({ ...happening, message: null }),
    path: notificationPath(happening),
    tag: happening.id,
  };
}
