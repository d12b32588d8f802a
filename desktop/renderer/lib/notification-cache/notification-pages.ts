import type { InfiniteData } from "@tanstack/react-query";
import type { Notification } from "#shared/notifications/contract.ts";
import type { Page } from "../api/call.ts";

/** The cached list of notifications, the latest first. */
export type NotificationPages = InfiniteData<Page<Notification[]>, string | undefined>;

/**
 * The pages as one list. A group that grew between two fetches is on two pages; its first position
 * counts.
 */
export function listedNotifications({ pages }: Pick<NotificationPages, "pages">): Notification[] {
  const byId = new Map<string, Notification>();
  for (const row of pages.flatMap(({ items }) => items)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/** Removes a notification. */
export function withoutNotification(data: NotificationPages, id: string): NotificationPages {
  return changeItems(data, (items) => items.filter((row) => row.id !== id));
}

/**
 * Writes a notification at its position by time. One that belongs behind the last loaded row is
 * left out, since its page is not loaded.
 */
export function withNotification(data: NotificationPages, row: Notification): NotificationPages {
  const isUnmoved = data.pages.some(({ items }) =>
    items.some(({ id, createdAt }) => id === row.id && createdAt === row.createdAt)
  );
  if (isUnmoved) return changeItems(data, (items) => items.map((known) => known.id === row.id ? row : known));
  const { pages, pageParams } = withoutNotification(data, row.id);
  const isOlder = (other: Notification) => other.createdAt <= row.createdAt;
  const isAllLoaded = pages.at(-1)?.nextCursor === null;
  const found = pages.findIndex(({ items }) => items.some(isOlder));
  if (found === -1 && !isAllLoaded) return { pages, pageParams };
  const at = found === -1 ? pages.length - 1 : found;
  return {
    pageParams,
    pages: pages.map((page, index) => {
      if (index !== at) return page;
      const place = page.items.findIndex(isOlder);
      return { ...page, items: page.items.toSpliced(place === -1 ? page.items.length : place, 0, row) };
    }),
  };
}

/** Marks these notifications read or unread. */
export function withRead(
  data: NotificationPages,
  isRead: boolean,
  ids: readonly string[],
): NotificationPages {
  return changeItems(
    data,
    (items) => items.map((row) => ids.includes(row.id) ? { ...row, isRead } : row),
  );
}

function changeItems(
  data: NotificationPages,
  change: (items: Notification[]) => Notification[],
): NotificationPages {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}
