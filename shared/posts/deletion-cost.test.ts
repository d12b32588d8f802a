import { expect, test } from "vitest";
import { computeDeletionCost } from "./deletion-cost.ts";

const engagement = { likes: 3, comments: 2, bookmarks: 1, commentLikes: 1 };

test.each(
  [
    ["top", 2, 14, 24],
    ["high", 1.5, 11, 21],
    ["low", 1, 7, 17],
    ["none", 0.5, 4, 14],
    [null, 2, 14, 24],
  ] as const,
)(
  "for a post of level %s charges 10 and %f for each of 7: %i more, %i in all",
  (level, multiplier, more, cost) => {
    expect(computeDeletionCost(level, engagement)).toEqual({
      cost,
      moderationLevel: level,
      breakdown: { baseCost: 10, engagementCost: more, multiplier },
      engagement: { total: 7, ...engagement },
      freeUntil: null,
    });
  },
);

test("charges only the base without engagement", () => {
  expect(computeDeletionCost("top", { likes: 0, comments: 0, bookmarks: 0, commentLikes: 0 }).cost).toBe(10);
});
