import { expect, test } from "vitest";
import { proxyToServer } from "./proxy-to-server.ts";

const patterns = Object.keys(proxyToServer("http://127.0.0.1:8787")).map((pattern) => new RegExp(pattern));

test.each([
  ["/api", true],
  ["/api/posts?limit=1", true],
  ["/api?x", true],
  ["/practice-till/pay/cs_1", true],
  ["/websocket", true],
  ["/apiary", false],
  ["/developer", false],
  ["/practice-tills", false],
  ["/x/api/posts", false],
  ["//api/posts", false],
])("passes %s on to the server: %s", (path, goes) => {
  expect(patterns.some((pattern) => pattern.test(path))).toBe(goes);
});
