import type { Notification } from "#shared/notifications/contract.ts";
import { changeItems, insertByTime, listRowsOnce, type RowPages } from "../../lib/cache/row-pages.ts";

/** The cached list of notifications, the latest first. */
export type NotificationPages = RowPages<Notification>;

/**
 * The pages as one list. A group that grew between two fetches is on two pages; its first position
 * counts.
 */
export function flattenNotifications(data: Pick<NotificationPages, "pages">): Notification[] {
  return listRowsOnce(data);
}

/** Removes a notification. */
export function removeNotification(data: NotificationPages, id: string): NotificationPages {
  return changeItems(data, (items) => items.filter((row) => row.id !== id));
}

/**
 * Writes a notification at its position by time. One that belongs behind the last loaded row is
 * left out, since its page is not loaded.
 */
export function insertNotification(data: NotificationPages, row: Notification): NotificationPages {
  const isUnmoved = data.pages.some(({ items }) =>
    items.some(({ id, createdAt }) => id === row.id && createdAt === row.createdAt)
  );
  if (isUnmoved) return changeItems(data, (items) => items.map((known) => known.id === row.id ? row : known));
  return insertByTime(removeNotification(data, row.id), row, ({ createdAt }) => createdAt);
}

/** Marks these notifications read or unread. */
export function markRead(
  data: NotificationPages,
  isRead: boolean,
  ids: readonly string[],
): NotificationPages {
  return changeItems(
    data,
    (items) => items.map((row) => ids.includes(row.id) ? { ...row, isRead } : row),
  );
}
