import { describe, expect, test } from "vitest";
import {
  formatAge,
  formatCount,
  formatDate,
  formatLevel,
  formatMonth,
  formatRelativeTime,
  formatShortDateTime,
  formatXp,
} from "./format-counts-and-times.ts";

describe("formatCount", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [1000, "1K"],
    [1234, "1.2K"],
    [1999, "1.9K"],
    [9999, "9.9K"],
    [10_000, "10K"],
    [12_345, "12K"],
    [999_999, "999K"],
    [1_000_000, "1M"],
    [3_456_789, "3.4M"],
    [12_000_000, "12M"],
  ])("formats %i as %s", (value, shown) => {
    expect(formatCount(value)).toBe(shown);
  });

  test("formats XP with every digit and separators", () => {
    expect(formatXp(1_234_567)).toBe("1,234,567");
  });

  test("formats a level as L and its number", () => {
    expect(formatLevel(7)).toBe("L7");
  });
});

describe("formatRelativeTime", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  test.each([
    ["2026-11-20T11:59:01Z", "just now"],
    ["2026-11-20T12:00:30Z", "just now"],
    ["2026-11-20T11:59:00Z", "1m ago"],
    ["2026-11-20T11:00:01Z", "59m ago"],
    ["2026-11-20T09:00:00Z", "3h ago"],
    ["2026-11-18T12:00:00Z", "2d ago"],
    ["2026-11-13T12:00:01Z", "6d ago"],
    ["2026-11-10T12:00:00Z", "Nov 10"],
    ["2025-03-05T12:00:00Z", "Mar 5, 2025"],
    ["not a date", "just now"],
  ])("formats %s as %s", (at, shown) => {
    expect(formatRelativeTime(at, now)).toBe(shown);
  });

  test("formats ages in days also after a week", () => {
    expect(formatAge(new Date(now - 59 * 60_000).toISOString(), now)).toBe("59m ago");
    expect(formatAge(new Date(now - 12 * 24 * 60 * 60_000).toISOString(), now)).toBe("12d ago");
    expect(formatAge(new Date(now - 400 * 24 * 60 * 60_000).toISOString(), now)).toBe("400d ago");
  });

  test("formats a calendar date as the same day in every time zone", () => {
    expect(formatDate("2026-11-01")).toBe("November 1, 2026");
  });
});

test("formats the month and the year", () => {
  expect(formatMonth("2026-11-01T00:00:00.000Z")).toBe("November 2026");
});

test("formats days with two digits and hours without a leading zero", () => {
  expect(formatShortDateTime("2026-11-05T15:04:00")).toBe("Nov 05, 2026 • 3:04 PM");
  expect(formatShortDateTime("2026-01-31T00:30:59")).toBe("Jan 31, 2026 • 12:30 AM");
});
