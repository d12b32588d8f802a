import type { UnreadCounts } from "../../lib/platform/platform.ts";

/** A notification of the browser. */
export interface BrowserNotification {
  readonly title: string;
  /** The path that a click opens. */
  readonly path: string;
  /** A newer notification with the same tag replaces it, from any tab. */
  readonly tag: string;
}

/**
 * Returns the notification for new messages, with their number but without sender or text. Other
 * notifications come as events.
 */
export function createNewMessageNotifications(
  before: UnreadCounts,
  now: UnreadCounts,
): BrowserNotification[] {
  const count = now.messages - before.messages;
  return count > 0
    ? [{ title: `${count} new message${count === 1 ? "" : "s"}`, path: "/chat", tag: "/chat" }]
    : [];
}
