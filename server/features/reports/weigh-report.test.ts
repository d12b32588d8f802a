import { expect, test } from "vitest";
import { weighLevel, weighReporter, weighStranger } from "./weigh-report.ts";

test.each([
  ["never reported", 0, 0, 1000],
  ["was right once", 1, 0, 1333],
  ["was always right", 100, 0, 1980],
  ["was wrong once", 0, 1, 666],
  ["was always wrong", 0, 100, 100],
])("weighs a report of a member who %s", (_, upheld, dismissed, weight) => {
  expect(weighReporter({ upheld, dismissed })).toBe(weight);
});

test("weighs strangers less, and all after the fourth almost nothing", () => {
  expect([0, 3, 4, 100].map(weighStranger)).toEqual([500, 500, 1, 1]);
});

test("weighs the level that the classifiers gave, and none of what has none", () => {
  expect(([null, "top", "high", "low", "none"] as const).map(weighLevel)).toEqual([0, 0, 500, 1000, 1000]);
});
