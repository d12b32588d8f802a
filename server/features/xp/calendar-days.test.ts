import { expect, test } from "vitest";
import { getDayIn, getPeriodStart } from "./calendar-days.ts";

test.each([
  ["UTC", "2026-11-21T23:59:59Z", "2026-11-21"],
  ["Pacific/Auckland", "2026-11-21T12:00:00Z", "2026-11-22"],
  ["America/Los_Angeles", "2026-03-01T07:59:00Z", "2026-02-28"],
])("in %s, %s is on %s", (timeZone, at, day) => {
  expect(getDayIn(timeZone, new Date(at))).toBe(day);
});

test.each(
  [
    ["daily", "2026-11-21T23:59:59.999Z", "2026-11-21"],
    ["weekly", "2026-11-16T00:00:00.000Z", "2026-11-16"],
    ["weekly", "2026-11-22T23:59:59.999Z", "2026-11-16"],
    ["weekly", "2027-01-01T12:00:00.000Z", "2026-12-28"],
    ["all-time", "2026-11-21T00:00:00.000Z", "1970-01-01"],
  ] as const,
)("starts the %s period of %s on %s", (period, now, start) => {
  expect(getPeriodStart(period, new Date(now))).toBe(start);
});
