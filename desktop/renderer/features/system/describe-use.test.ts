import { expect, test } from "vitest";
import { describeUse } from "./RateLimitScreen.tsx";

test.each(
  [
    [60, "a minute"],
    [900, "in 15 minutes"],
    [3_600, "an hour"],
    [86_400, "a day"],
    [172_800, "in 2 days"],
    [90, "in 90 seconds"],
  ] as const,
)("%i s are %s", (seconds, text) => {
  expect(describeUse(3, 1_000, seconds)).toBe(`3 of 1,000 ${text}`);
});
