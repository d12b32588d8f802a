import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { success, text } from "../primitives.ts";

/** The result of a browser's `PushSubscription.toJSON()` (push.1). */
const pushSubscription = z.object({
  endpoint: text(1_000).pipe(z.url()),
  keys: z.object({ p256dh: text(200), auth: text(100) }),
});

export const getPushKey = defineEndpoint({
  method: "get",
  path: "/api/push/key",
  summary: "The public key browsers subscribe with, and whether this session's browser gets pushes",
  access: "member",
  status: 200,
  response: z.object({ publicKey: z.string(), isSubscribed: z.boolean() }),
});

export const subscribeToPush = defineEndpoint({
  method: "put",
  path: "/api/push/subscription",
  summary: "Send notifications to this session's browser; replaces its earlier subscription",
  access: "member",
  body: pushSubscription,
  status: 200,
  response: success,
});

export const unsubscribeFromPush = defineEndpoint({
  method: "delete",
  path: "/api/push/subscription",
  summary: "Send no more notifications to this session's browser",
  access: "member",
  status: 200,
  response: success,
});

export const pushEndpoints = { getPushKey, subscribeToPush, unsubscribeFromPush };
