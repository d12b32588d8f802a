import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { selfCheckHeader, signSelfCheck } from "../security/self-check-signature.ts";
import { type SelfCheck, selfCheckPath } from "./self-check-route.ts";

const t = await createTestApp({ env: { TRUSTED_PROXIES: "10.0.0.1" } });

const url = `http://glimmer.test${selfCheckPath}`;
const ask = (header: string, init: RequestInit = {}, query = "") =>
  t.app.request(url + query, {
    ...init,
    headers: { [selfCheckHeader]: header, "X-Forwarded-For": "198.51.100.7", ...init.headers },
  }, { remoteAddress: "10.0.0.1" });
const signed = (secret = t.config.sessionSecret, now = t.clock.now(), request = { method: "GET", url }) =>
  signSelfCheck({ sessionSecret: secret }, request, now);
const signedFor = (method: string, query = "") => signed(undefined, undefined, { method, url: url + query });

test("returns how a request arrived to a caller who signs with the secret", async () => {
  const answer = await ask(signedFor("POST"), { method: "POST", body: new Uint8Array(1_000) });
  expect(answer.status).toBe(200);
  expect(answer.headers.has("x-release")).toBe(true);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json() as SelfCheck).toEqual({
    process: expect.any(String),
    pid: process.pid,
    peer: "10.0.0.1",
    source: "198.51.100.7",
    forwardedFor: "198.51.100.7",
    bodyBytes: 1_000,
    onlySource: null,
  });
});

test.each([
  ["without a signature", () => ""],
  ["signed with another secret", () => signed("another secret, which is 32+ characters long")],
  ["signed ten minutes ago", () => signed(undefined, new Date(t.clock.now().getTime() - 600_000))],
  ["signed without a time", () => `NaN.${signed().split(".").slice(1).join(".")}`],
  [
    "whose time was changed",
    () => `${t.clock.now().getTime() + 1}.${signed().split(".").slice(1).join(".")}`,
  ],
])("returns to a request %s what any unknown address returns", async (_case, header) => {
  const [answer, unknown] = [await ask(header()), await t.get("/api/nothing")];
  const [given, expected] = [await answer.json(), await unknown.json()] as Record<string, unknown>[];
  expect([answer.status, { ...given, requestId: "" }]).toEqual([404, { ...expected, requestId: "" }]);
});

test("returns to a request whose signature was used already what any unknown address returns", async () => {
  const header = signed();
  expect((await ask(header)).status).toBe(200);
  expect((await ask(header)).status).toBe(404);
});

test("returns the one source of many requests, until another comes", async () => {
  const comes = (address: string) =>
    t.app.request("http://glimmer.test/api/health", { headers: { "X-Forwarded-For": address } }, {
      remoteAddress: "10.0.0.1",
    });
  const only = async () => (await (await ask(signedFor("GET"))).json() as SelfCheck).onlySource;
  for (let n = 0; n < 50; n += 1) await comes("198.51.100.7");
  // The proxy's own looks do not count.
  await t.app.request("http://glimmer.test/api/health", {}, { remoteAddress: "10.0.0.1" });
  expect(await only()).toBe("198.51.100.7");
  await comes("198.51.100.8");
  expect(await only()).toBeNull();
});

test("sends the first event of a stream before the stream ends", async () => {
  const answer = await ask(signedFor("GET", "?stream=60000"), {}, "?stream=60000");
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain('"peer":"10.0.0.1"');
  await reader.cancel();
});
