import { expect, test } from "vitest";
import { ApiError, createNetworkError } from "./api-error.ts";
import { isUnauthorized, retryDelay, shouldRetry } from "./call-retry-rule.ts";

function failed(status: number, code: ApiError["code"]): ApiError {
  return new ApiError({ status, code, userMessage: null, bodyText: "" });
}

test.each([
  ["signed out", failed(401, "unauthenticated"), 0, false],
  ["a wrong request", failed(400, "invalid_input"), 0, false],
  ["too many requests", failed(429, "rate_limited"), 0, false],
  ["the server away, first time", failed(503, "unavailable"), 0, true],
  ["the server away, second time", failed(503, "unavailable"), 1, true],
  ["the server away, third time", failed(503, "unavailable"), 2, false],
  ["a refusal under load, fifth time", failed(503, "overloaded"), 4, true],
  ["a refusal under load, sixth time", failed(503, "overloaded"), 5, false],
  ["no network", createNetworkError(), 0, true],
])("retries after %s: %#", (_, error, failures, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});

test("waits as long as the server asks for, plus up to half of that", () => {
  const busy = new ApiError({
    status: 503,
    code: "overloaded",
    userMessage: null,
    bodyText: "",
    retryAfter: 2,
  });
  const pauses = Array.from({ length: 200 }, () => retryDelay(3, busy));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_000);
  expect(new Set(pauses).size).toBeGreaterThan(100);
  expect([0, 1, 9].map((failures) => retryDelay(failures, createNetworkError()))).toEqual([
    1_000,
    2_000,
    30_000,
  ]);
});

test("returns true only for a genuine 401", () => {
  expect(isUnauthorized(failed(401, "unauthenticated"))).toBe(true);
  expect(isUnauthorized(failed(401, "invalid_credentials"))).toBe(false);
  expect(isUnauthorized(failed(403, "forbidden"))).toBe(false);
  expect(isUnauthorized(failed(500, "internal"))).toBe(false);
  expect(isUnauthorized(new Error("401"))).toBe(false);
});
