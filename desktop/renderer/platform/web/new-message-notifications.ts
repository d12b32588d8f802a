import { plural } from "@lingui/core/macro";
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
  if (count <= 0) return [];
  const title = plural(count, { one: `${count} new message`, other: `${count} new messages` });
  return [{ title, path: "/chat", tag: "/chat" }];
}
