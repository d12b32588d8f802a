import { afterAll, expect, test } from "vitest";
import webPush from "web-push";
import { startPushService } from "../../testing/servers/push-service.ts";
import { createWebPushSender, type Resolve } from "./web-push-sender.ts";

const service = await startPushService();
const { signal } = new AbortController();
const payload = {
  title: "Ada followed you",
  body: null,
  path: "/ada",
  group: "0199c0de-0000-7000-8000-000000000001",
};
const keys = webPush.generateVAPIDKeys();
afterAll(() => service.close());

function sender(resolve?: Resolve) {
  const services = { hosts: ["push.example.com"], testOrigin: service.origin };
  return createWebPushSender({
    readKeys: () => Promise.resolve(keys),
    contact: "mailto:hello@example.org",
    services,
    resolve,
  });
}

function browser() {
  const { endpoint, keys } = service.subscribe();
  return { endpoint, ...keys };
}

test("sends a message encrypted for the browser, for a day, replacing an earlier one", async () => {
  const target = browser();
  expect(await sender().send(target, payload, signal)).toBe("sent");
  expect(service.received.at(-1)).toMatchObject({
    endpoint: target.endpoint,
    payload,
    headers: {
      ttl: "86400",
      topic: "0199c0de000070008000000000000001",
      "content-encoding": "aes128gcm",
    },
  });
});

test.each([404, 410])("reports on %d that the browser is unsubscribed", async (status) => {
  service.returnNext(status);
  expect(await sender().send(browser(), payload, signal)).toBe("gone");
});

test.each([400, 429, 500, 503])("rejects on %d without the endpoint's path in the error", async (status) => {
  service.returnNext(status);
  const target = browser();
  const failure = await sender().send(target, payload, signal).then(() => null, (error: Error) => error);
  expect(failure?.message).toBe(`The push service ${new URL(service.origin).host} returned ${status}`);
});

test("follows no redirect", async () => {
  const [first, second] = [browser(), browser()];
  service.returnNext(307, { Location: second.endpoint });
  await expect(sender().send(first, payload, signal)).rejects.toThrow();
  expect(service.received.at(-1)?.endpoint).toBe(first.endpoint);
});

test("sends nothing to a service whose name now resolves to a private address", async () => {
  const answers = [["142.250.74.106"], ["127.0.0.1"]];
  const changing = sender(() => Promise.resolve(answers.shift() ?? []));
  const target = { ...browser(), endpoint: "https://push.example.com/abc" };
  expect(await changing.accepts(target)).toBe(true);
  expect(await changing.send(target, payload, signal)).toBe("gone");
});

test("accepts an endpoint whose name cannot be resolved now, and does not send to it", async () => {
  const offline = sender(() => Promise.reject(new Error("No name server")));
  const target = { ...browser(), endpoint: "https://push.example.com/abc" };
  expect(await offline.accepts(target)).toBe(true);
  await expect(offline.send(target, payload, signal)).rejects.toThrow("No name server");
});

test.each([
  { endpoint: "https://evil.example/abc" },
  { endpoint: "http://push.example.com/abc" },
  { p256dh: "" },
  { p256dh: Buffer.alloc(65, 4).toString("base64url") },
  { p256dh: Buffer.alloc(32, 4).toString("base64url") },
  { auth: "" },
  { auth: Buffer.alloc(8).toString("base64url") },
])("does not accept %j", async (wrong) => {
  expect(await sender().accepts({ ...browser(), ...wrong })).toBe(false);
});
