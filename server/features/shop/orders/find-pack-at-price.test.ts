import { expect, test } from "vitest";
import { findPackAtPrice } from "./find-pack-at-price.ts";

test.each([
  [5_000, 9.99, "xp_5000"],
  [20_000, 24.99, "xp_20000"],
  [100_000, 79.99, "xp_100000"],
  [5_000, 7.99, "checkout_5000"],
])("sells %i XP for $%d", (xpAmount, amount, id) => {
  expect(findPackAtPrice({ xpAmount, amount }).id).toBe(id);
});

test.each([
  [5_000, 0],
  [5_000, 9.98],
  [5_000, 9.994],
  [5_000, 24.99],
  [20_000, 7.99],
  [100_000, 9.99],
  [0, 9.99],
  [-5_000, -9.99],
  [1, 1e300],
])("refuses %i XP for $%d", (xpAmount, amount) => {
  expect(() => findPackAtPrice({ xpAmount, amount })).toThrow("We don't sell");
});
