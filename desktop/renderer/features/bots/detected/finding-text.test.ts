import { expect, test } from "vitest";
import { findingText } from "./finding-text.ts";

test.each(
  [
    [{ reason: "address" }, "Address in the bot domain without a bot"],
    [{ reason: "pace", days: 4, mostInTenMinutes: 42 }, "42 acts in ten minutes, on 4 days"],
    [
      { reason: "rhythm", acts: 50, variation: 0.06, seconds: 61 },
      "Intervals vary by 6% over 50 acts, one every 61 s",
    ],
    [
      { reason: "rhythm", acts: 50, variation: 0, seconds: 600 },
      "Intervals vary by 0% over 50 acts, one every 10 min",
    ],
    [{ reason: "repetition", times: 12, text: "Buy now" }, "One text posted 12 times"],
  ] as const,
)("describes %o in a sentence with its numbers", (finding, text) => {
  expect(findingText(finding)).toBe(text);
});
