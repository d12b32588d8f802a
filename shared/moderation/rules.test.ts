import { expect, test } from "vitest";
import { filterInForce, isLevelVisible, moderationLevels, visibleLevels, worstLevel } from "./rules.ts";

test.each(
  [
    { filter: null, sees: ["top"] },
    { filter: "top", sees: ["top"] },
    { filter: "high", sees: ["top", "high"] },
    { filter: "low", sees: ["top", "high", "low"] },
    { filter: "none", sees: ["top", "high", "low", "none"] },
  ] as const,
)("a filter of $filter shows $sees", ({ filter, sees }) => {
  expect(visibleLevels(filter)).toEqual(sees);
  expect(moderationLevels.filter((level) => isLevelVisible(level, filter))).toEqual(sees);
});

test("content without a level counts as top", () => {
  expect(isLevelVisible(null, "top")).toBe(true);
  expect(isLevelVisible(null, null)).toBe(true);
});

test("the worst element decides, and nothing at all is top", () => {
  expect(worstLevel(["top", "low", "high"])).toBe("low");
  expect(worstLevel(["none", "top"])).toBe("none");
  expect(worstLevel([])).toBe("top");
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
)("filter $filter with crown $crown is in force as $inForce", ({ filter, crown, inForce }) => {
  expect(filterInForce(filter, crown)).toBe(inForce);
});
