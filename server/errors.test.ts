import { expect, test } from "vitest";
import { RateLimited } from "./errors.ts";

test.each([
  [1, "in 1 second"],
  [30, "in 30 seconds"],
  [90, "in 2 minutes"],
  [3 * 60 * 60, "in 3 hours"],
])("a limit that ends in %i s says %s", (retryAfter, wait) => {
  expect(new RateLimited(retryAfter).message).toBe(`Too many attempts. Please try again ${wait}.`);
});
