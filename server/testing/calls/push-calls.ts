import { createECDH, randomBytes } from "node:crypto";
import { expect } from "vitest";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/push/subscription";
const ecdh = createECDH("prime256v1");
const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
const subscription = ({ nothing }: Scene) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${nothing}`,
  keys,
});
const subscribe = (scene: Scene) => scene.ada.put(path, subscription(scene));
const done = { success: true };
const notSubscribed = { publicKey: expect.any(String) as string, isSubscribed: false };
const subscribed = { ...notSubscribed, isSubscribed: true };

/** Calls something after Ada's session has subscribed. */
function whenSubscribed(ask: (scene: Scene) => Promise<Response>) {
  return async (scene: Scene) => {
    await subscribe(scene);
    return await ask(scene);
  };
}

export const pushCalls: readonly CallRow[] = [
  {
    call: "GET /api/push/key",
    success: answers(whenSubscribed(({ ada }) => ada.get("/api/push/key")), 200, subscribed),
    signedOut: "refused",
    stranger: answers(whenSubscribed(({ other }) => other.get("/api/push/key")), 200, notSubscribed),
    badInput: answers(({ ada }) => ada.get("/api/push/key?of=everybody"), 200, notSubscribed),
    repeat: answers(({ ada }) => ada.get("/api/push/key"), 200, subscribed),
  },
  {
    call: `PUT ${path}`,
    success: answers(subscribe, 200, done),
    signedOut: "refused",
    // Only one's own session's subscription is replaced.
    stranger: answers(
      whenSubscribed(async (scene) => {
        await scene.other.put(path, { ...subscription(scene), endpoint: "https://web.push.apple.com/other" });
        return await scene.ada.get("/api/push/key");
      }),
      200,
      subscribed,
    ),
    badInput: answers(({ ada }) => ada.put(path, { endpoint: "https://10.0.0.1/push", keys }), 400, {
      fields: { endpoint: "Notifications can't be sent to this browser." },
    }),
    repeat: answers(subscribe, 200, done),
  },
  {
    call: `DELETE ${path}`,
    success: answers(whenSubscribed(({ ada }) => ada.delete(path)), 200, done),
    signedOut: "refused",
    stranger: answers(
      whenSubscribed(async ({ ada, other }) => {
        await other.delete(path);
        return await ada.get("/api/push/key");
      }),
      200,
      subscribed,
    ),
    badInput: answers(({ ada }) => ada.delete(path), 200, done),
    repeat: answers(({ ada }) => ada.delete(path), 200, done),
  },
];
