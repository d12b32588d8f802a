import { expect, test } from "vitest";
import { getRequestTime, takeFirstCall } from "./first-calls.ts";

test("dates a response that is taken over from when the page began, and others from now", () => {
  const early = Promise.resolve(new Response());
  globalThis.firstCalls = { "/api/posts": early };
  const taken = takeFirstCall("/api/posts");
  expect([taken, takeFirstCall("/api/posts")]).toEqual([early, undefined]);
  expect(getRequestTime(early)).toBe(performance.timeOrigin);
  const before = Date.now();
  expect(getRequestTime(Promise.resolve(new Response()))).toBeGreaterThanOrEqual(before);
});
