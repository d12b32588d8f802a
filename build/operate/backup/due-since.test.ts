import { expect, test } from "vitest";
import { findLastNight, findLastWeek } from "./commands.ts";

test.each([
  ["2026-11-27T03:00:00.000Z", 3, "2026-11-27T03:00:00.000Z"],
  ["2026-11-27T02:59:59.999Z", 3, "2026-11-26T03:00:00.000Z"],
  ["2026-11-27T23:30:00.000Z", 0, "2026-11-27T00:00:00.000Z"],
  ["2026-03-01T00:10:00.000Z", 23, "2026-02-28T23:00:00.000Z"],
])("at %s the night of hour %i began at %s", (now, hour, night) => {
  expect(findLastNight(new Date(now), hour).toISOString()).toBe(night);
});

test.each([
  // A Friday, a Monday after and before the hour, a Sunday.
  ["2026-11-27T12:00:00.000Z", "2026-11-23T03:00:00.000Z"],
  ["2026-11-23T03:00:00.000Z", "2026-11-23T03:00:00.000Z"],
  ["2026-11-23T02:00:00.000Z", "2026-11-16T03:00:00.000Z"],
  ["2026-11-29T12:00:00.000Z", "2026-11-23T03:00:00.000Z"],
])("at %s the week began at %s", (now, week) => {
  expect(findLastWeek(new Date(now), 3).toISOString()).toBe(week);
});
