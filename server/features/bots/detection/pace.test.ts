import { expect, test } from "vitest";
import { findPace, findPaceDays } from "./detect-bots.ts";

const minute = 60_000;
const noon = Date.parse("2026-03-04T12:00:00Z");
const spread = (acts: number, overMs: number, from = noon) =>
  Array.from({ length: acts }, (_, n) => from + (n * overMs) / acts);

test("counts 31 acts within ten minutes, and not 30", () => {
  expect(findPaceDays(spread(31, 9 * minute))).toEqual(new Map([["2026-03-04", 31]]));
  expect(findPaceDays(spread(30, 9 * minute))).toEqual(new Map());
});

test("finds the fullest ten minutes wherever they begin", () => {
  const moments = [...spread(20, 5 * minute), ...spread(25, 2 * minute, noon + 6 * minute)];
  expect(findPaceDays(moments)).toEqual(new Map([["2026-03-04", 45]]));
});

test("does not count an act ten minutes later", () => {
  expect(findPaceDays([...spread(30, minute), noon + 10 * minute])).toEqual(new Map());
});

test("counts a window over midnight for the day it ends on", () => {
  const midnight = Date.parse("2026-03-05T00:00:00Z");
  expect([...findPaceDays(spread(40, 4 * minute, midnight - 2 * minute)).keys()]).toEqual(["2026-03-05"]);
});

test("finds no pace in a thousand acts spread over a day", () => {
  expect(findPaceDays(spread(1_000, 24 * 60 * minute))).toEqual(new Map());
});

test("finds a pace after three days, not after two", () => {
  const known = { "2026-03-01": 31, "2026-03-02": 60 };
  expect(findPace(known, new Map([["2026-03-02", 35]]))).toBeNull();
  expect(findPace(known, new Map([["2026-03-04", 40]]))).toEqual({ days: 3, mostInTenMinutes: 60 });
});
