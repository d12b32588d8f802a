import { useInfiniteQuery } from "@tanstack/react-query";
import { listNotifications } from "#shared/notifications/contract.ts";
import { notificationPageSize } from "#shared/notifications/notification-types.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { notificationKeys } from "../../../lib/query-keys/notification-keys.ts";
import { flattenNotifications } from "../notification-pages.ts";
import { refreshFollowers } from "../../follows/refresh-followers.ts";

/**
 * The member's notifications, the latest first (notifications.1). Events keep them current:
 * app/connection/apply-frame.ts.
 */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: notificationKeys.list,
    queryFn: async ({ client, pageParam: cursor, signal }) => {
      const query = { limit: notificationPageSize, cursor };
      const page = await callPage(listNotifications, { query }, { signal });
      const items = keepWholeRows(page.items, "type", "createdAt");
      // Where no events arrive, only this list tells of new followers.
      if (items.some(({ type, isRead }) => type === "follow" && !isRead)) refreshFollowers(client);
      return { ...page, items };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: flattenNotifications,
  });
}
