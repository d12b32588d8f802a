import { expect, test } from "vitest";
import { scoreInterest, splitInterests } from "./interest-score.ts";

test("splits interests at semicolons", () => {
  expect(splitInterests(" tea;forest walks ; ;Bread")).toEqual(["tea", "forest walks", "Bread"]);
});

test.each([
  ["#ForestWalks at dawn", 3],
  ["A forest walk before work", 2],
  ["Forest walks, and #tea", 5],
  ["The forest was quiet", 1],
  ["I went for a walk", 1],
  ["Tea. Just tea.", 2],
  ["Our team won", 0],
  ["Steak for dinner", 0],
  ["", 0],
])("scores %j with %d", (text, score) => {
  expect(scoreInterest(["tea", "forest walks"], text)).toBe(score);
});
