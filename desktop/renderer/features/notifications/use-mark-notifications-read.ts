import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { markAllNotificationsRead, markNotificationRead } from "#shared/notifications/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { notificationKeys, unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { flattenNotifications, markRead, type NotificationPages } from "./notification-pages.ts";

/** Marks one notification read at once, and undoes it when the call fails. */
export function useMarkNotificationRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markNotificationRead, { params: { id } }),
    onMutate: (id) => showRead(client, [id], (count) => count - 1),
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, "Failed to mark notification as read");
    },
    onSettled: () => client.invalidateQueries({ queryKey: unreadKeys.notifications }),
  });
}

/** Marks all notifications read, also unloaded ones. */
export function useMarkAllNotificationsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(markAllNotificationsRead),
    onMutate: () => {
      const data = client.getQueryData<NotificationPages>(notificationKeys.list);
      const unread = data ? flattenNotifications(data).filter(({ isRead }) => !isRead) : [];
      return showRead(client, unread.map(({ id }) => id), () => 0);
    },
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, "Failed to mark notifications as read");
    },
    onSettled: () => client.invalidateQueries({ queryKey: unreadKeys.notifications }),
  });
}

/**
 * Changes list and count. The returned function undoes it for these rows only, since events may
 * have changed others.
 */
async function showRead(
  client: QueryClient,
  ids: readonly string[],
  change: (count: number) => number,
): Promise<() => void> {
  const setRead = (isRead: boolean) =>
    client.setQueryData<NotificationPages>(
      notificationKeys.list,
      (data) => data && markRead(data, isRead, ids),
    );
  await client.cancelQueries({ queryKey: unreadKeys.notifications });
  const before = client.getQueryData<number>(unreadKeys.notifications);
  if (before !== undefined) {
    client.setQueryData(unreadKeys.notifications, Math.max(0, change(before)));
  }
  setRead(true);
  return () => {
    setRead(false);
    client.setQueryData(unreadKeys.notifications, before);
  };
}
