import { expect, test } from "vitest";
import { getNextEvening } from "./next-evening.ts";

test.for(
  [
    ["in the morning, the same day", "2026-12-01T09:30:20Z", "Europe/Berlin", "2026-12-01T17:00:00Z"],
    ["a minute before, then", "2026-12-01T16:59:59Z", "Europe/Berlin", "2026-12-01T17:00:00Z"],
    ["in the evening, the next day", "2026-12-01T17:00:00Z", "Europe/Berlin", "2026-12-02T17:00:00Z"],
    ["west of Greenwich", "2026-12-01T20:00:00Z", "America/Los_Angeles", "2026-12-02T02:00:00Z"],
    ["beyond the date line", "2026-12-01T20:00:00Z", "Pacific/Kiritimati", "2026-12-02T04:00:00Z"],
    ["in a zone of half an hour", "2026-12-01T09:00:00Z", "Asia/Kolkata", "2026-12-01T12:30:00Z"],
    ["before clocks go forward", "2026-03-28T20:00:00Z", "Europe/Berlin", "2026-03-29T16:00:00Z"],
    ["before clocks go back", "2026-10-24T20:00:00Z", "Europe/Berlin", "2026-10-25T17:00:00Z"],
    ["in an unknown zone as in UTC", "2026-12-01T09:30:20Z", "Mars/Olympus", "2026-12-01T18:00:00Z"],
  ] as const,
)("the next evening: %s", ([, at, zone, evening]) => {
  expect(getNextEvening(new Date(at), zone).toISOString()).toBe(new Date(evening).toISOString());
});
