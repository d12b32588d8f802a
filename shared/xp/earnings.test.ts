import { expect, test } from "vitest";
import { type ActivityKind, earnings, getEarnedXp } from "./earnings.ts";
import { getLevel } from "./level.ts";
import { reasonTexts } from "./transaction-reasons.ts";
import { getServiceCost } from "./service-prices.ts";

test.each([[0, 1], [99, 1], [100, 2], [250, 3]])("for %i XP ever credited returns level %i", (xp, level) => {
  expect(getLevel(xp)).toBe(level);
});

test("pays by the level of the content, and counts an unknown level as top", () => {
  const levels = ["top", "high", "low", "none", null] as const;
  expect(levels.map((level) => getEarnedXp("post", level))).toEqual([5, 5, 1, 0, 5]);
  expect(levels.map((level) => getEarnedXp("comment", level))).toEqual([2, 2, 1, 0, 2]);
  expect(levels.map((level) => getEarnedXp("like", level))).toEqual([2, 2, 2, 2, 2]);
});

test("has a text for every payment", () => {
  for (const kind of Object.keys(earnings) as ActivityKind[]) {
    expect(reasonTexts).toHaveProperty(kind);
    if (earnings[kind].otherAmount > 0) expect(reasonTexts).toHaveProperty(`${kind}_received`);
  }
});

test.each(
  [
    ["aiChatMini", "none", 25],
    ["aiChatMini", "goldCrown", 19],
    ["aiChatGpt4", "none", null],
    ["aiChatGpt4", "goldVerify", 50],
    ["imageGenerationDalle3", "goldVerify", null],
    ["imageGenerationDalle3", "blackCrown", 75],
  ] as const,
)("returns the price of %s with %s: %s", (service, holding, cost) => {
  expect(getServiceCost(service, holding)).toBe(cost);
});
