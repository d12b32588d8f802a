import type { UnreadCounts } from "../../lib/platform/platform.ts";

/** A notification of the browser. */
export interface BrowserNotification {
  readonly title: string;
  /** Where its click leads. */
  readonly path: string;
  /** A newer one with the same tag takes its place, from whichever tab it comes. */
  readonly tag: string;
}

/** Returns the notification for messages that came: their number alone, without sender or text. Other notifications come as events. */
export function newMessageNotifications(before: UnreadCounts, now: UnreadCounts): BrowserNotification[] {
  const count = now.messages - before.messages;
  return count > 0
    ? [{ title: `${count} new message${count === 1 ? "" : "s"}`, path: "/chat", tag: "/chat" }]
    : [];
}
