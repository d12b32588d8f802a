import type { Notification, NotificationSettings } from "#shared/notifications/contract.ts";
import { isQuietAt } from "#shared/notifications/alert-rule.ts";
import { getNotificationPath } from "#shared/notifications/notification-path.ts";
import { paths } from "#shared/screen-paths.ts";

/** The part of the app that the member looks at. */
export interface View {
  readonly isFocused: boolean;
  /** Path of the page; null without a page. */
  readonly path: string | null;
}

/**
 * Returns whether the member looks at the list, or at the place itself. `/` does not count as a
 * place, since everything leads there.
 */
export function isInView(notification: Notification, { isFocused, path }: View): boolean {
  const place = getNotificationPath(notification).split("?")[0];
  return isFocused && path !== null &&
    (path === paths.notifications || (path === place && path !== paths.home));
}

/**
 * Returns whether to announce messages that came: not while the member looks at the chats, has
 * paused, or has quiet hours.
 * @param settings null while they are not known
 */
export function shouldAnnounceMessages(
  settings: NotificationSettings | null,
  { isFocused, path }: View,
  now: Date,
): boolean {
  if (isFocused && path === paths.chat) return false;
  return settings === null || !isQuietAt(settings, now);
}
