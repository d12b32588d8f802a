import { expect, test } from "vitest";
import { isBlank, isOneLine } from "./visible-text.ts";

test.each(["", "  \n", "\u200b\u200b", "\u2060\ufeff", "\u3164", "\u2800", "\ufe0f\u0301", "\u202e"])(
  "returns true for the invisible text %j",
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(["a", " 1 ", "…", "👩‍👩‍👧‍👦", "مرحبا", "é", "가", "ि क"])(
  "returns false for the visible text %j",
  (text) => expect(isBlank(text)).toBe(false),
);

test("refuses line breaks and bidi overrides in a name", () => {
  expect(["Ada", "مرحبا\u200f!", "👩‍👩‍👧‍👦", "a\u00a0b"].every(isOneLine)).toBe(true);
  expect(["a\nb", "a\u2028b", "\u202eada", "\u2067ada", "a\u0007"].some(isOneLine)).toBe(false);
});
