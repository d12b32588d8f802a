import { expect, test } from "vitest";
import { isLevelVisible, listVisibleLevels } from "./content-filter.ts";
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
  expect(listVisibleLevels(filter)).toEqual(sees);
  expect(moderationLevels.filter((level) => isLevelVisible(level, filter))).toEqual(sees);
});

test("counts content without a level as top", () => {
  expect(isLevelVisible(null, "top")).toBe(true);
  expect(isLevelVisible(null, null)).toBe(true);
});
