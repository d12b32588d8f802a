import { expect, test } from "vitest";
import { fitsBudget } from "./bot-budget.ts";

const limits = { tokens: 10_000, images: 2 };

test.each([
  { spent: { tokens: 0, images: 0 }, cost: { tokens: 10_000, images: 2 }, fits: true },
  { spent: { tokens: 1, images: 0 }, cost: { tokens: 10_000, images: 0 }, fits: false },
  { spent: { tokens: 0, images: 2 }, cost: { tokens: 1, images: 1 }, fits: false },
  { spent: { tokens: 20_000, images: 1 }, cost: { tokens: 0, images: 1 }, fits: true },
  { spent: { tokens: 1_000, images: 5 }, cost: { tokens: 9_000, images: 0 }, fits: true },
])("after $spent, $cost fits: $fits", ({ spent, cost, fits }) => {
  expect(fitsBudget(spent, cost, limits)).toBe(fits);
});
