import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { formatFinding, formatOwnFinding, formatOwnFindings } from "./format-finding.ts";

const write = createTextWriter("en");

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
  expect(write(formatFinding(finding))).toBe(text);
});

test("tells a member of all findings, and that a person decided", () => {
  expect(write(formatOwnFindings([{ reason: "pace", days: 3, mostInTenMinutes: 31 }, { reason: "address" }])))
    .toBe(
      "A program had found that your account acts like a machine, and a person decided. " +
        "31 acts in ten minutes, on 3 days. Its email address is one that only registered bots have.",
    );
});

test("tells a member the same numbers as administrators", () => {
  const pace = { reason: "pace", days: 3, mostInTenMinutes: 31 } as const;
  expect(write(formatOwnFinding(pace))).toBe(write(formatFinding(pace)));
});
