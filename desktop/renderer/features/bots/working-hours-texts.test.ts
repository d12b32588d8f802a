import { expect, test } from "vitest";
import {
  countHoursADay,
  formatActsADay,
  formatHours,
  formatLocalHours,
  wrapsMidnight,
} from "./working-hours-texts.ts";

const hours = (workingHoursStart: string, workingHoursEnd: string) => ({
  workingHoursStart,
  workingHoursEnd,
});

test.each(
  [
    ["08:00:00", "17:00:00", 9, false],
    ["08:00", "17:30", 9.5, false],
    ["22:00:00", "06:00:00", 8, true],
    ["16:00:00", "00:00:00", 8, false],
    ["07:00:00", "07:00:00", 24, false],
  ] as const,
)("counts from %s to %s %d hours, and wraps midnight: %s", (start, end, count, wraps) => {
  expect(countHoursADay(hours(start, end))).toBe(count);
  expect(wrapsMidnight(hours(start, end))).toBe(wraps);
});

test("returns no hours while a time is incomplete", () => {
  expect(countHoursADay(hours("", "17:00"))).toBeNull();
  expect(wrapsMidnight(hours("", "17:00"))).toBe(false);
  expect(formatHours(hours("", "17:00"))).toBe("–");
});

test("shows hours in UTC and in the administrator's time zone, unless both are the same", () => {
  const east = { getTimezoneOffset: () => -330 } as Date;
  const west = { getTimezoneOffset: () => 480 } as Date;
  const utc = { getTimezoneOffset: () => 0 } as Date;
  expect(formatHours(hours("08:00:00", "17:00:00"))).toBe("08:00–17:00");
  expect(formatLocalHours(hours("08:00:00", "17:00:00"), east)).toBe("13:30–22:30");
  expect(formatLocalHours(hours("04:00:00", "17:00:00"), west)).toBe("20:00–09:00");
  expect(formatLocalHours(hours("08:00:00", "17:00:00"), utc)).toBeNull();
  expect(formatHours(hours("06:00:00", "06:00:00"))).toBe("All day");
  expect(formatLocalHours(hours("06:00:00", "06:00:00"), east)).toBeNull();
});

test("multiplies acts an hour by the hours of a day", () => {
  expect(formatActsADay(5, 9)).toBe("about 45 a day in its hours");
  expect(formatActsADay(0.5, 9.5)).toBe("about 5 a day in its hours");
  expect(formatActsADay(0.05, 9)).toBe("less than 1 a day in its hours");
  expect(formatActsADay(0, 9)).toBe("none");
  expect(formatActsADay(Number.NaN, 9)).toBeNull();
  expect(formatActsADay(1, null)).toBeNull();
});
