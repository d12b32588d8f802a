import { expect, test } from "vitest";
import { createRecentListUpdates } from "./presenters.ts";

test("returns the members whose list was sent since a time", () => {
  let now = 1;
  const updates = createRecentListUpdates(() => now);
  updates.note("ada");
  now = 2;
  expect([updates.isNotedSince("ada", 1), updates.isNotedSince("ada", 2)]).toEqual([true, false]);
  expect(updates.isNotedSince("bob", 0)).toBe(false);
});

test("counts an evicted member as updated until then", () => {
  const updates = createRecentListUpdates(() => 1);
  for (let n = 0; n <= 20_000; n++) updates.note(String(n));
  expect([updates.isNotedSince("3", 1), updates.isNotedSince("3", 2)]).toEqual([true, false]);
});
