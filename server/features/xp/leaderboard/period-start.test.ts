import { expect, test } from "vitest";
import { periodStart } from "./period-start.ts";

test.each(
  [
    ["daily", "2026-11-21T23:59:59.999Z", "2026-11-21"],
    ["weekly", "2026-11-16T00:00:00.000Z", "2026-11-16"],
    ["weekly", "2026-11-22T23:59:59.999Z", "2026-11-16"],
    ["weekly", "2027-01-01T12:00:00.000Z", "2026-12-28"],
    ["all-time", "2026-11-21T00:00:00.000Z", "1970-01-01"],
  ] as const,
)("the %s period of %s starts on %s", (period, now, start) => {
  expect(periodStart(period, new Date(now))).toBe(start);
});
