import { expect, test } from "vitest";
import { isLongEnough, speechCost } from "./rules.ts";

test("audio is for posts of more than 200 characters", () => {
  expect([isLongEnough("x".repeat(200)), isLongEnough("x".repeat(201))]).toEqual([false, true]);
});

test.each(
  [
    ["no badge", [], 30],
    ["badges that are no crown", ["green", "goldVerify"], 30],
    ["a Black Crown", ["blackCrown"], 23],
    ["a Gold Crown beside others", ["blue", "goldCrown"], 23],
    ["both crowns", ["goldCrown", "blackCrown"], 23],
  ] as const,
)("with %s it costs what the table says, a quarter less with a crown, rounded up", (_, held, cost) => {
  expect(speechCost(held.map((badgeType) => ({ badgeType })))).toBe(cost);
});
