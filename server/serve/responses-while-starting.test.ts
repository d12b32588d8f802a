import { expect, test } from "vitest";
import { errorEnvelope } from "#shared/errors.ts";
import { getHealth } from "#shared/system/contract.ts";
import { isOwnResponse, parseOwnError } from "#shared/system/own-response.ts";
import { createFallbackResponses } from "./responses-while-starting.ts";

const { starting, broken } = createFallbackResponses({
  publicUrl: "https://glimmer.example",
  hstsSubdomains: false,
  oldestClient: "1.0.0",
});

test("returns degraded health until the database is ready", async () => {
  const response = starting(new Request("http://localhost/api/health"));
  expect(response.status).toBe(503);
  expect(getHealth.response.parse(await response.json())).toMatchObject({
    status: "degraded",
    database: "down",
  });
});

test("returns 503 with Retry-After and the envelope for every other call", async () => {
  const response = starting(new Request("http://localhost/api/posts"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  expect(errorEnvelope.parse(await response.json()).code).toBe("database_unavailable");
});

test("returns the envelope, with the id and no inner detail, when the app breaks", async () => {
  const response = broken(new Request("http://localhost/"), "the-id");
  expect(response.status).toBe(500);
  expect(errorEnvelope.parse(await response.json())).toMatchObject({ code: "internal", requestId: "the-id" });
});

test("clients recognize the error of a starting server as the product's own", async () => {
  const response = starting(new Request("http://localhost/api/posts"));
  expect(parseOwnError(response, await response.text())?.message).toContain("Glimmer is starting");
});

test.each([
  ["health", starting(new Request("http://localhost/api/health"))],
  ["a page", starting(new Request("http://localhost/"))],
  ["a breakdown", broken(new Request("http://localhost/"), "the-id")],
])("sends the security headers with %s", (_what, { headers }) => {
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(isOwnResponse({ headers })).toBe(true);
});
