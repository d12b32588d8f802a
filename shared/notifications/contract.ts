import { endpoint } from "../endpoint.ts";
import { count } from "../primitives.ts";

export const countUnreadNotifications = endpoint({
  method: "get",
  path: "/api/notifications/unread-count",
  summary: "How many notifications the member has not read: a number. 0 until notifications are kept",
  access: "member",
  status: 200,
  response: count,
});

export const notificationEndpoints = { countUnreadNotifications };
