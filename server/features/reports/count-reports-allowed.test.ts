import { expect, test } from "vitest";
import { countWrongYesterday } from "./count-reports-allowed.ts";

const record = { wrong_on: "2026-11-28", wrong_that_day: 3, wrong_day_before: 2 };

test.each([
  ["that day", "2026-11-28T23:59:59Z", 2],
  ["the day after", "2026-11-29T00:00:00Z", 3],
  ["two days after", "2026-11-30T00:00:00Z", 0],
])("counts on %s the wrong reports of the day before", (_, at, wrong) => {
  expect(countWrongYesterday(record, new Date(at))).toBe(wrong);
});

test("counts none of a member whose reports were never wrong", () => {
  const never = { wrong_on: null, wrong_that_day: 0, wrong_day_before: 0 };
  expect(countWrongYesterday(never, new Date())).toBe(0);
});
