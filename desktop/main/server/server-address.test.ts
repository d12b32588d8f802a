import { expect, test } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { checkServer, parseServerAddress } from "./server-address.ts";

test.each([
  ["glimmer.example.org", "https://glimmer.example.org"],
  [" https://glimmer.example.org/home?x#y ", "https://glimmer.example.org"],
  ["https://glimmer.example.org:8443", "https://glimmer.example.org:8443"],
  ["http://localhost:8787", "http://localhost:8787"],
  ["http://127.0.0.1:8787/", "http://127.0.0.1:8787"],
  ["http://[::1]:8787", "http://[::1]:8787"],
  ["http://glimmer.example.org", null],
  ["http://localhost.evil.example", null],
  ["https://user:pass@glimmer.example.org", null],
  ["file:///etc/passwd", null],
  ["javascript:alert(1)", null],
  ["ftp://glimmer.example.org", null],
  ["", null],
  ["https://", null],
])("parses %j as %j", (typed, origin) => expect(parseServerAddress(typed)).toBe(origin));

const healthy = { status: "ok", version: "1.2.3", database: "up", bus: "none", replicas: "none" };
const respondWith = (body: unknown, status = 200) => () => Promise.resolve(ownJson(body, { status }));

test.each([
  ["a healthy Glimmer", respondWith(healthy), true],
  [
    "a Glimmer without its database",
    respondWith({ ...healthy, status: "degraded", database: "down" }, 503),
    true,
  ],
  ["another service", respondWith({ status: "green" }), false],
  ["a network that says it is well", () => Promise.resolve(Response.json(healthy)), false],
  ["a page", () => Promise.resolve(new Response("<html>")), false],
  ["nothing", () => Promise.reject(new Error("refused")), false],
])("checks an address with %s", async (_, fetch, isServer) => {
  expect(await checkServer(fetch, "glimmer.example.org")).toMatchObject({ isServer });
});

test("calls the health of that origin without cookies or redirects", async () => {
  const asked: unknown[] = [];
  await checkServer((address, { credentials, redirect }) => {
    asked.push(address, credentials, redirect);
    return Promise.reject(new Error("enough"));
  }, "glimmer.example.org/some/page");
  expect(asked).toEqual(["https://glimmer.example.org/api/health", "omit", "error"]);
});
