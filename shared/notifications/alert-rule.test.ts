import { describe, expect, test } from "vitest";
import type { NotificationSettings } from "./contract.ts";
import { alertsMember } from "./alert-rule.ts";
import { notificationTypes } from "./notification-types.ts";

const everything: NotificationSettings = {
  types: {},
  quietHours: null,
  pausedUntil: null,
  showsPreviews: true,
  timeZone: "UTC",
};
const noon = new Date("2026-03-04T12:00:00Z");
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Whether a like alerts at a moment under quiet hours. */
function alerts(from: string, to: string, days: number[], timeZone: string, at: string): boolean {
  const settings = { ...everything, quietHours: { from, to, days }, timeZone };
  return alertsMember(settings, "like", new Date(at));
}

test.each(notificationTypes)("%s alerts a member who has changed nothing", (type) => {
  expect(alertsMember(everything, type, noon)).toBe(true);
});

test.each(
  [
    ["on", true],
    ["list", false],
    ["off", false],
  ] as const,
)("with one type %s it alerts: %s, and other types are unchanged", (choice, expected) => {
  const settings = { ...everything, types: { like: choice } };
  expect(alertsMember(settings, "like", noon)).toBe(expected);
  expect(alertsMember(settings, "follow", noon)).toBe(true);
});

test.each([
  ["2026-03-04T12:00:00.001Z", false],
  ["2026-03-04T12:00:00.000Z", true],
  ["2026-03-04T11:00:00.000Z", true],
])("at noon, paused until %s: %s", (pausedUntil, expected) => {
  expect(alertsMember({ ...everything, pausedUntil }, "like", noon)).toBe(expected);
});

// 2026-03-04 is a Wednesday, day 3.
describe("quiet hours within a day", () => {
  test.each([
    ["2026-03-04T08:59:59Z", true],
    ["2026-03-04T09:00:00Z", false],
    ["2026-03-04T16:59:59Z", false],
    ["2026-03-04T17:00:00Z", true],
    ["2026-03-05T12:00:00Z", true],
    ["2026-03-11T12:00:00Z", false],
  ])("Wednesdays 09:00 to 17:00, at %s: %s", (at, expected) => {
    expect(alerts("09:00", "17:00", [3], "UTC", at)).toBe(expected);
  });
});

describe("quiet hours over midnight belong to the day on which they begin", () => {
  test.each([
    ["2026-03-04T21:59:59Z", true],
    ["2026-03-04T22:00:00Z", false],
    ["2026-03-04T23:59:59Z", false],
    ["2026-03-05T00:00:00Z", false],
    ["2026-03-05T06:59:59Z", false],
    ["2026-03-05T07:00:00Z", true],
    ["2026-03-05T22:30:00Z", true],
    // The night before began on Tuesday.
    ["2026-03-04T06:00:00Z", true],
  ])("Wednesdays 22:00 to 07:00, at %s: %s", (at, expected) => {
    expect(alerts("22:00", "07:00", [3], "UTC", at)).toBe(expected);
  });

  test("from Sunday into Monday", () => {
    expect(alerts("22:00", "07:00", [7], "UTC", "2026-03-09T06:59:59Z")).toBe(false);
    expect(alerts("22:00", "07:00", [1], "UTC", "2026-03-09T06:59:59Z")).toBe(true);
  });

  test("ending or beginning at midnight", () => {
    expect(alerts("20:00", "00:00", [3], "UTC", "2026-03-04T23:59:59Z")).toBe(false);
    expect(alerts("20:00", "00:00", [3], "UTC", "2026-03-05T00:00:00Z")).toBe(true);
    expect(alerts("00:00", "06:00", [4], "UTC", "2026-03-05T00:00:00Z")).toBe(false);
    expect(alerts("00:00", "06:00", [4], "UTC", "2026-03-04T23:59:59Z")).toBe(true);
  });
});

test.each([
  ["2026-03-04T09:59:59Z", true],
  ["2026-03-04T10:00:00Z", false],
  ["2026-03-05T09:59:59Z", false],
  ["2026-03-05T10:00:00Z", true],
])("quiet hours that begin and end at the same time last a day: at %s alerts: %s", (at, expected) => {
  expect(alerts("10:00", "10:00", [3], "UTC", at)).toBe(expected);
});

describe("applies the days and times of the member's time zone", () => {
  test.each([
    // Thursday 10:30 in Auckland is still Wednesday in UTC.
    ["Pacific/Auckland", [4], "2026-03-04T21:30:00Z", false],
    ["Pacific/Auckland", [3], "2026-03-04T21:30:00Z", true],
    // Wednesday 10:30 in Los Angeles.
    ["America/Los_Angeles", [3], "2026-03-04T18:30:00Z", false],
    // Half an hour beside everybody else: Wednesday 10:15 in Kolkata.
    ["Asia/Kolkata", [3], "2026-03-04T04:45:00Z", false],
    ["Asia/Kolkata", [3], "2026-03-04T04:15:00Z", true],
  ])("%s on days %j, 10:00 to 11:00, at %s: %s", (timeZone, days, at, expected) => {
    expect(alerts("10:00", "11:00", days, timeZone, at)).toBe(expected);
  });
});

describe("follows the member's wall clock when daylight saving begins or ends", () => {
  test.each([
    // Berlin, 29 March 2026: 02:00 becomes 03:00 at 01:00Z, so the night ends an hour earlier.
    ["22:00", "07:00", "2026-03-29T04:59:59Z", false],
    ["22:00", "07:00", "2026-03-29T05:00:00Z", true],
    ["22:00", "07:00", "2026-03-28T20:59:59Z", true],
    ["22:00", "07:00", "2026-03-28T21:00:00Z", false],
    // A span whose beginning is skipped begins when the clock has passed it; one that is skipped
    // whole does not happen.
    ["02:30", "04:00", "2026-03-29T00:59:59Z", true],
    ["02:30", "04:00", "2026-03-29T01:00:00Z", false],
    ["02:10", "02:50", "2026-03-29T01:00:00Z", true],
    // Berlin, 25 October 2026: 03:00 becomes 02:00 at 01:00Z, so the hour from 02:00 comes twice.
    ["02:00", "03:00", "2026-10-24T23:59:59Z", true],
    ["02:00", "03:00", "2026-10-25T00:00:00Z", false],
    ["02:00", "03:00", "2026-10-25T01:59:59Z", false],
    ["02:00", "03:00", "2026-10-25T02:00:00Z", true],
    ["22:00", "07:00", "2026-10-25T05:59:59Z", false],
    ["22:00", "07:00", "2026-10-25T06:00:00Z", true],
  ])("Berlin, %s to %s, at %s: %s", (from, to, at, expected) => {
    expect(alerts(from, to, everyDay, "Europe/Berlin", at)).toBe(expected);
  });
});

test("counts an unknown time zone as UTC", () => {
  expect(alerts("12:00", "13:00", everyDay, "Mars/Olympus", "2026-03-04T12:30:00Z")).toBe(false);
  expect(alerts("10:00", "11:00", everyDay, "Mars/Olympus", "2026-03-04T12:30:00Z")).toBe(true);
});
