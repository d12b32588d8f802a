import { expect, test } from "vitest";
import { filterInForce, isLevelVisible, visibleLevels } from "./content-filter.ts";
import { moderationLevels } from "./moderation-levels.ts";

test.each(
  [
    { filter: null, sees: ["top"] },
    { filter: "top", sees: ["top"] },
    { filter: "high", sees: ["top", "high"] },
    { filter: "low", sees: ["top", "high", "low"] },
    { filter: "none", sees: ["top", "high", "low", "none"] },
  ] as const,
)("shows $sees under the filter $filter", ({ filter, sees }) => {
  expect(visibleLevels(filter)).toEqual(sees);
  expect(moderationLevels.filter((level) => isLevelVisible(level, filter))).toEqual(sees);
});

test("counts content without a level as top", () => {
  expect(isLevelVisible(null, "top")).toBe(true);
  expect(isLevelVisible(null, null)).toBe(true);
});

test.each(
  [
    { filter: null, crown: false, inForce: "top" },
    { filter: null, crown: true, inForce: "top" },
    { filter: "top", crown: false, inForce: "top" },
    { filter: "high", crown: false, inForce: "high" },
    { filter: "low", crown: false, inForce: "high" },
    { filter: "none", crown: false, inForce: "high" },
    { filter: "low", crown: true, inForce: "low" },
    { filter: "none", crown: true, inForce: "none" },
  ] as const,
)("applies $inForce for the filter $filter with crown $crown", ({ filter, crown, inForce }) => {
  expect(filterInForce(filter, crown)).toBe(inForce);
});
