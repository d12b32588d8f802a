import "../../../lib/testing/plain-platform.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { readPushState, sendRenewedPush } from "./push-subscription.ts";
import { forgetSentPush, readSentPush, rememberSentPush } from "./sent-push.ts";

const ada = "0190-ada";
const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: () => Promise.resolve(true),
});

let held: ReturnType<typeof subscription> | null;
let isSubscribed: boolean;
let sent: string[];

beforeEach(() => {
  held = null;
  isSubscribed = true;
  sent = [];
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: () => Promise.resolve(held = subscription("https://push.example/made")),
  };
  const registration = { pushManager };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    if (method === "PUT") sent.push((JSON.parse(String(body)) as { endpoint: string }).endpoint);
    return Promise.resolve(
      ownJson(method === "PUT" ? { success: true } : { publicKey: "key", isSubscribed }),
    );
  });
  forgetSentPush();
  rememberSentPush({ memberId: ada, endpoint: "https://push.example/old" });
});

test("sends a subscription that the browser renewed, once", async () => {
  held = subscription("https://push.example/new");
  await sendRenewedPush(ada);
  await sendRenewedPush(ada);
  expect(sent).toEqual(["https://push.example/new"]);
  expect(readSentPush(ada)?.endpoint).toBe("https://push.example/new");
});

test("makes and sends one where the browser dropped it, unless the push service has ended it", async () => {
  isSubscribed = false;
  await sendRenewedPush(ada);
  expect(sent).toEqual([]);
  isSubscribed = true;
  await sendRenewedPush(ada);
  expect(sent).toEqual(["https://push.example/made"]);
});

test("sends nothing that is the same, of another member, or without permission", async () => {
  held = subscription("https://push.example/old");
  await sendRenewedPush(ada);
  held = subscription("https://push.example/new");
  await sendRenewedPush("0190-bob");
  vi.stubGlobal("Notification", { permission: "denied" });
  await sendRenewedPush(ada);
  expect(sent).toEqual([]);
});

test("says that pushes ended here only to the member who had them on", async () => {
  held = subscription("https://push.example/old");
  expect(await readPushState({ memberId: ada, isKnown: true })).toBe("on");
  expect(await readPushState({ memberId: ada, isKnown: false })).toBe("ended");
  expect(await readPushState({ memberId: "0190-bob", isKnown: false })).toBe("off");
});
