import { expect, test } from "vitest";
import { foundText } from "./found-text.ts";

test("says how many posts match, and that there are more", () => {
  expect(foundText(1, false, "walk")).toBe('Found 1 post matching "walk"');
  expect(foundText(3, false, "walk")).toBe('Found 3 posts matching "walk"');
  expect(foundText(20, true, "walk")).toBe('Found 20+ posts matching "walk"');
});
