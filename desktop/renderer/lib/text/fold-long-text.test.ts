import { expect, test } from "vitest";
import { foldText } from "./fold-long-text.ts";

import fc from "fast-check";

test("shows short text whole", () => {
  expect(foldText("A calm morning.")).toBe("A calm morning.");
});

test("cuts long text between words", () => {
  const folded = foldText("breathe slowly ".repeat(80));
  expect(folded.length).toBeLessThan(500);
  expect(folded).toMatch(/(breathe|slowly)…$/);
});

test("cuts text of many short lines", () => {
  expect(foldText("one\n".repeat(40)).split("\n")).toHaveLength(9);
});

test("never cuts inside a character, and always returns a beginning of the text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", minLength: 200, maxLength: 1500 }), (text) => {
    const folded = foldText(text);
    expect(folded.isWellFormed()).toBe(true);
    expect(folded === text || text.startsWith(folded.slice(0, -1))).toBe(true);
  }));
});
