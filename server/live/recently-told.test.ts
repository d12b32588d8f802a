import { expect, test } from "vitest";
import { createRecentlyTold } from "./recently-told.ts";

test("knows who was told since a time", () => {
  let now = 1;
  const told = createRecentlyTold(() => now);
  told.note("ada");
  now = 2;
  expect([told.isNotedSince("ada", 1), told.isNotedSince("ada", 2)]).toEqual([true, false]);
  expect(told.isNotedSince("bob", 0)).toBe(false);
});

test("whom it has forgotten counts as told until then", () => {
  const told = createRecentlyTold(() => 1);
  for (let n = 0; n <= 20_000; n++) told.note(String(n));
  expect([told.isNotedSince("3", 1), told.isNotedSince("3", 2)]).toEqual([true, false]);
});
