import { expect, test } from "vitest";
import { dayIn } from "./day-in.ts";

test.each([
  ["UTC", "2026-11-21T23:59:59Z", "2026-11-21"],
  ["Pacific/Auckland", "2026-11-21T12:00:00Z", "2026-11-22"],
  ["America/Los_Angeles", "2026-03-01T07:59:00Z", "2026-02-28"],
])("in %s, %s is on %s", (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});
