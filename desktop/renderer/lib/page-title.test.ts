import { expect, test } from "vitest";
import { titleOf } from "./page-title.ts";

test.each([
  [null, null, "Glimmer"],
  ["Settings", null, "Settings · Glimmer"],
  [null, "3", "(3) Glimmer"],
  ["Settings", "99+", "(99+) Settings · Glimmer"],
])("the screen %j with the count %j is titled %j", (screen, count, title) => {
  expect(titleOf(screen, count)).toBe(title);
});
