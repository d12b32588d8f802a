import * as contract from "#shared/notifications/push-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getPushKey, subscribeToPush, unsubscribeFromPush } from "./subscribe.ts";

export const pushRoutes: readonly Route[] = [
  route(contract.getPushKey, (ctx) => getPushKey(ctx)),
  route(contract.subscribeToPush, (ctx, { body }) => subscribeToPush(ctx, body), { changes: "nothing" }),
  route(contract.unsubscribeFromPush, (ctx) => unsubscribeFromPush(ctx), { changes: "nothing" }),
];
