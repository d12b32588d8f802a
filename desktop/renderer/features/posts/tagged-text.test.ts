import { expect, test } from "vitest";
import { taggedText } from "./tagged-text.ts";

test("says how many posts have the tag", () => {
  expect(taggedText("tea", 1, false)).toBe("1 post tagged with #tea");
  expect(taggedText("tea", 3, false)).toBe("3 posts tagged with #tea");
});

test("says when there are more than were loaded", () => {
  expect(taggedText("tea", 20, true)).toBe("20+ posts tagged with #tea");
});
