import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";

const practiceKeys = {
  STRIPE_SECRET_KEY: "sk_test_practice",
  STRIPE_WEBHOOK_SECRET: "whsec_practice",
  STRIPE_PUBLISHABLE_KEY: "pk_test_practice",
};

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}
const seen: Seen[] = [];

const till = createServer((request, response) => {
  void text(request).then((body) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(303, {
      "Location": "/shop?payment=success",
      "Content-Type": "text/html",
      "Content-Security-Policy": "default-src 'self'",
      "Set-Cookie": "till=1",
      "Server": "till",
    }).end("<h1>Paid</h1>");
  });
}).listen(0, "127.0.0.1");
await once(till, "listening");
afterAll(() => void till.close());
beforeEach(() => void seen.splice(0));

const PRACTICE_TILL_URL = `http://127.0.0.1:${(till.address() as AddressInfo).port}`;
const t = await createTestApp({ env: { ...practiceKeys, PRACTICE_TILL_URL } });

test("forwards a form of the till and returns its response, without following redirects", async () => {
  const answer = await t.request("POST", "/practice-till/pay/cs_test_1/pay?by=card", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "en" },
    body: "a=1&b=2",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/shop?payment=success");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect(await answer.text()).toBe("<h1>Paid</h1>");
  expect(seen).toMatchObject([{
    method: "POST",
    url: "/practice-till/pay/cs_test_1/pay?by=card",
    body: "a=1&b=2",
  }]);
  expect(seen[0]?.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    "accept-language": "en",
  });
});

test("forwards no cookie either way, and no member's token", async () => {
  const headers = { Cookie: "glimmer_session=secret", Authorization: `Bearer ${"t".repeat(43)}` };
  const answer = await t.request("GET", "/practice-till/pay/cs_test_1", { headers });
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("server")).toBeNull();
  expect(seen[0]?.headers).not.toHaveProperty("cookie");
  expect(seen[0]?.headers).not.toHaveProperty("authorization");
});

test("forwards a GET with a body without the body", async () => {
  // A `Request` cannot have one, but a client can send it.
  const request = Object.defineProperty(asSent("/practice-till/pay/cs_1"), "body", {
    value: new Blob(["x"]).stream(),
  });
  expect((await t.app.fetch(request, { remoteAddress: "203.0.113.7" })).status).toBe(303);
  expect(seen).toMatchObject([{ method: "GET", body: "" }]);
});

test("forwards the till's own key, which its controls require", async () => {
  const headers = { Authorization: `Bearer ${practiceKeys.STRIPE_SECRET_KEY}` };
  await t.request("POST", "/practice-till/controls/refund", { headers, body: "{}" });
  expect(seen[0]?.headers).toMatchObject({ authorization: headers.Authorization });
});

/**
 * A request as the runtime passes it on: with the path as it was sent, which `Request` itself would
 * resolve.
 */
function asSent(path: string): Request {
  const request = new Request(t.config.publicUrl, {
    headers: { Authorization: `Bearer ${practiceKeys.STRIPE_SECRET_KEY}`, Accept: "*/*" },
  });
  return Object.defineProperty(request, "url", { value: t.config.publicUrl + path });
}

test.each([
  "/v1/customers",
  "//v1/customers",
  "/practice-tillx/v1/customers",
  "/practice-till/../v1/customers",
  "/practice-till/./../v1/customers",
  "/practice-till/pay/../../v1/customers",
  "/practice-till/%2e%2e/v1/customers",
  "/practice-till/%2E./v1/customers",
  "/practice-till/..\\v1\\customers",
  "/practice-till\\..\\v1/customers",
  "/practice-till/../../v1/customers",
  "/practice-till//../../v1/customers",
  "/practice-till/..",
])("does not forward %s, which is not the till's", async (path) => {
  await t.app.fetch(asSent(path), { remoteAddress: "203.0.113.7" });
  expect(seen).toEqual([]);
});

test.each([
  ["/practice-till/..%2fv1/customers", "/practice-till/..%2fv1/customers"],
  ["/practice-till/%252e%252e/v1/customers", "/practice-till/%252e%252e/v1/customers"],
  ["/practice-till//v1/customers", "/practice-till//v1/customers"],
  ["/x/../practice-till/pay/cs_1", "/practice-till/pay/cs_1"],
])("forwards %s as %s, where only the till has pages", async (path, passed) => {
  await t.app.fetch(asSent(path), { remoteAddress: "203.0.113.7" });
  expect(seen.map(({ url }) => url)).toEqual([passed]);
});

test("refuses a form that another site sends through a member's browser", async () => {
  const headers = { Origin: "https://evil.example" };
  expect((await t.request("POST", "/practice-till/pay/cs_test_1/pay", { headers })).status).toBe(403);
  expect(seen).toEqual([]);
});

test("returns an error when the till is unavailable, and 404 without a till", async () => {
  const away = await createTestApp({ env: { ...practiceKeys, PRACTICE_TILL_URL: "http://127.0.0.1:9" } });
  expect((await away.get("/practice-till/pay/cs_test_1")).status).toBe(503);
  const without = await createTestApp();
  expect((await without.get("/practice-till/pay/cs_test_1")).status).toBe(404);
  const stripe = await createTestApp({ env: practiceKeys });
  expect((await stripe.get("/practice-till/pay/cs_test_1")).status).toBe(404);
});
