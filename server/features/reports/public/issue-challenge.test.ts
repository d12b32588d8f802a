import { expect, test } from "vitest";
import { computeHardness } from "./issue-challenge.ts";

test.each([
  ["a first report on a quiet day", { fromSource: 0, lately: 0 }, 200_000],
  ["half of what a network may send", { fromSource: 10, lately: 0 }, 6_400_000],
  ["all that it may send", { fromSource: 20, lately: 0 }, 12_800_000],
  ["a busy day", { fromSource: 0, lately: 30 }, 400_000],
  ["a flood", { fromSource: 0, lately: 100 }, 800_000],
])("makes the puzzle fit %s", (_, busy, max) => {
  expect(computeHardness({ ...busy, allowed: 20, scale: 1 })).toBe(max);
});

test.each([
  [1000, 200],
  [0.1, 200_000],
])("makes the puzzle easier where limits are multiplied by %d, never harder", (scale, max) => {
  expect(computeHardness({ fromSource: 0, lately: 0, allowed: 20, scale })).toBe(max);
});
