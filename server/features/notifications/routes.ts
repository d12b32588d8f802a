import * as contract from "#shared/notifications/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { countUnread } from "./count-unread.ts";

export const notificationRoutes: readonly Route[] = [
  route(contract.countUnreadNotifications, () => countUnread()),
];
