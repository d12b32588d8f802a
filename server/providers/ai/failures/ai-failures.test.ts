import { APIError } from "openai";
import { expect, test } from "vitest";
import { retryAfterMs } from "./ai-failures.ts";

const after = (headers: Record<string, string>) =>
  retryAfterMs(APIError.generate(429, {}, "Slow down", new Headers(headers)));

test.each([
  [{ "retry-after-ms": "250", "retry-after": "7" }, 250],
  [{ "retry-after-ms": "soon", "retry-after": "7" }, 7_000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after": "-1" }, 0],
  [{ "retry-after": "" }, null],
  [{ "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT" }, 0],
  [{}, null],
])("reads %j as a pause of %j ms", (headers, ms) => {
  expect(after(headers)).toBe(ms);
});

test("reads a date as the time until then", () => {
  const ms = after({ "retry-after": new Date(Date.now() + 60_000).toUTCString() });
  expect(ms).toBeGreaterThan(30_000);
  expect(ms).toBeLessThanOrEqual(60_000);
});
