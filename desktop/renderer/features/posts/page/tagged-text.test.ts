import { expect, test } from "vitest";
import { taggedText } from "./tagged-text.ts";

test.each([
  [1, "1 post tagged with #tea"],
  [3, "3 posts tagged with #tea"],
  [1000, "1,000 posts tagged with #tea"],
  [1001, "1,000+ posts tagged with #tea"],
])("says that %i posts have the tag", (count, text) => {
  expect(taggedText("tea", count)).toBe(text);
});
