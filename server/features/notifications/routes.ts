import * as contract from "#shared/notifications/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { countUnreadNotifications, listNotifications } from "./list/list-notifications.ts";
import { markAllNotificationsRead, markNotificationRead } from "./list/mark-notifications-read.ts";

/** Literal paths before `{id}` (api.10). */
export const notificationRoutes: readonly Route[] = [
  route(contract.listNotifications, async (ctx, { query }, { setNextCursor }) => {
    const page = await listNotifications(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.countUnreadNotifications, (ctx) => countUnreadNotifications(ctx)),
  route(contract.markAllNotificationsRead, (ctx) => markAllNotificationsRead(ctx), { changes: "nothing" }),
  route(contract.markNotificationRead, (ctx, { params }) => markNotificationRead(ctx, params.id), {
    changes: "nothing",
  }),
];
