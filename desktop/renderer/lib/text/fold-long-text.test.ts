import { expect, test } from "vitest";
import { foldAround, foldText } from "./fold-long-text.ts";

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

test("shows a long text from a little before a found word, and from its beginning when that shows it", () => {
  const text = `A river. ${"breathe slowly ".repeat(60)}then a lantern. ${"and rest ".repeat(80)}`;
  const start = text.indexOf("lantern");
  const folded = foldAround(text, { start, end: start + 7 });
  expect(folded).toMatch(/^…(breathe|slowly) .*then a lantern\. .*…$/);
  expect(foldAround(text, { start: 2, end: 7 })).toBe(foldText(text));
  expect(foldAround("A lantern", { start: 2, end: 9 })).toBe("A lantern");
});

test("begins a text without spaces with a whole character", () => {
  const text = "🌿".repeat(600);
  const folded = foldAround(text, { start: 1001, end: 1002 });
  expect(folded.isWellFormed()).toBe(true);
});

test("never cuts inside a character, and always returns a beginning of the text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", minLength: 200, maxLength: 1500 }), (text) => {
    const folded = foldText(text);
    expect(folded.isWellFormed()).toBe(true);
    expect(folded === text || text.startsWith(folded.slice(0, -1))).toBe(true);
  }));
});
