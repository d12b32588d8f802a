import * as contract from "#shared/notifications/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { changeNotificationSettings } from "./change-notification-settings.ts";
import { getNotificationSettings } from "./get-notification-settings.ts";

/** Mounted before `notificationRoutes`: literal paths before `{id}` (api.10). */
export const notificationSettingsRoutes: readonly Route[] = [
  route(contract.getNotificationSettings, (ctx) => getNotificationSettings(ctx)),
  route(contract.changeNotificationSettings, (ctx, { body }) => changeNotificationSettings(ctx, body), {
    changes: "nothing",
  }),
];
