import { expect, test } from "vitest";
import { ApiError, networkError } from "./api-error.ts";
import { isUnauthorized, shouldRetry } from "./retry-rule.ts";

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
  ["no network", networkError(), 0, true],
])("retries after %s: %#", (_, error, failures, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});

test("returns true for a genuine 401 only", () => {
  expect(isUnauthorized(failed(401, "unauthenticated"))).toBe(true);
  expect(isUnauthorized(failed(401, "invalid_credentials"))).toBe(false);
  expect(isUnauthorized(failed(403, "forbidden"))).toBe(false);
  expect(isUnauthorized(failed(500, "internal"))).toBe(false);
  expect(isUnauthorized(new Error("401"))).toBe(false);
});
