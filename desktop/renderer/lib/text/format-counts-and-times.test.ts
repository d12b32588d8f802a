import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  formatAge,
  formatCount,
  formatDateTime,
  formatDay,
  formatLevel,
  formatRelativeTime,
  formatXp,
} from "./format-counts-and-times.ts";
import {
  formatDate,
  formatDayInWords,
  formatDayOfTime,
  formatHour,
  formatMonthBefore,
  formatPrescribedDateTime,
  formatPrescribedEnd,
  formatPrescribedMonth,
  formatTime,
} from "./format-dates.ts";

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

const zoneOfTests = process.env["TZ"];
const prefer = (...languages: string[]) => void vi.stubGlobal("navigator", { languages });
beforeEach(() => prefer("en-US"));
afterEach(() => {
  vi.unstubAllGlobals();
  if (zoneOfTests === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneOfTests;
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
    ["2026-10-21T12:00:01Z", "29d ago"],
    ["2026-10-21T12:00:00Z", "Oct 21"],
    ["2025-03-05T12:00:00Z", "Mar 5, 2025"],
    ["not a date", "just now"],
  ])("formats %s as %s", (at, shown) => {
    expect(formatRelativeTime(at, now)).toBe(shown);
  });

  test("formats ages in days also after thirty", () => {
    expect(formatAge(new Date(now - 59 * 60_000).toISOString(), now)).toBe("59m ago");
    expect(formatAge(new Date(now - 400 * 24 * 60 * 60_000).toISOString(), now)).toBe("400d ago");
  });
});

describe("a date of another year", () => {
  const newYearInTokyo = "2025-12-31T16:00:00Z";
  const later = Date.parse("2026-02-10T00:00:00Z");

  test("has its year where the reader's calendar says so, not the server's", () => {
    process.env["TZ"] = "Asia/Tokyo";
    expect(formatDay(newYearInTokyo, later)).toBe("Jan 1");
    expect(formatDayInWords(newYearInTokyo, later)).toBe("January 1");
    process.env["TZ"] = "America/New_York";
    expect(formatDay(newYearInTokyo, later)).toBe("Dec 31, 2025");
    expect(formatDayInWords(newYearInTokyo, later)).toBe("December 31, 2025");
  });

  test("is compared with the reader's present year", () => {
    process.env["TZ"] = "America/New_York";
    const eveInNewYork = Date.parse("2026-01-01T03:00:00Z");
    expect(formatDay("2025-11-01T12:00:00Z", eveInNewYork)).toBe("Nov 1");
  });
});

describe("in English", () => {
  const late = "2026-11-10T23:54:00";
  const now = Date.parse("2026-12-20T12:00:00");

  test.each([
    ["en-US", "11:54 PM", "Nov 10", "November 10, 2026 at 11:54 PM"],
    ["en-GB", "23:54", "10 Nov", "10 November 2026 at 23:54"],
    ["en-US-u-hc-h23", "23:54", "Nov 10", "November 10, 2026 at 23:54"],
    ["de-DE", "23:54", "Nov 10", "November 10, 2026 at 23:54"],
    ["de-DE en-GB", "23:54", "10 Nov", "10 November 2026 at 23:54"],
    ["ja-JP en-US", "23:54", "Nov 10", "November 10, 2026 at 23:54"],
    ["ar-EG", "11:54 PM", "Nov 10", "November 10, 2026 at 11:54 PM"],
  ])("formats times and dates for a browser of %s", (languages, time, day, both) => {
    prefer(...languages.split(" "));
    expect(formatTime(late).replaceAll("\u202f", " ")).toBe(time);
    expect(formatDay(late, now)).toBe(day);
    expect(formatDateTime(late).replaceAll("\u202f", " ")).toBe(both);
  });

  test("skips what is no language, and is American without any", () => {
    prefer("C", "en_US", "en-GB");
    expect(formatTime(late)).toBe("23:54");
    prefer();
    expect(formatHour(late).replaceAll("\u202f", " ")).toBe("Nov 10, 11 PM");
  });

  test("formats the prescribed dates alike for every browser", () => {
    prefer("de-DE", "en-GB");
    expect(formatPrescribedDateTime("2026-11-05T15:04:00")).toBe("Nov 05, 2026 • 3:04 PM");
    expect(formatPrescribedDateTime("2026-01-31T00:30:59")).toBe("Jan 31, 2026 • 12:30 AM");
    expect(formatPrescribedEnd("2026-11-05T01:04:00", "2026-11-05T15:04:00")).toBe("3:04 PM");
    expect(formatPrescribedEnd("2026-11-05T15:04:00", "2026-11-06T01:04:00")).toBe("Nov 06, 2026 • 1:04 AM");
    expect(formatPrescribedMonth("2026-11-01T00:00:00")).toBe("November 2026");
  });
});

test("formats calendar dates as the same day in every time zone, and times as the reader's day", () => {
  process.env["TZ"] = "America/New_York";
  expect(formatDate("2026-11-01")).toBe("November 1, 2026");
  expect(formatMonthBefore("2028-06-01T00:00:00.000Z")).toBe("May 2028");
  expect(formatDayOfTime("2026-11-01T02:00:00Z")).toBe("October 31, 2026");
});
