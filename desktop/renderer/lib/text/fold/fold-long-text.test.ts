import { expect, test } from "vitest";
import { foldAround } from "./fold-around.ts";
import { splitSpoilers } from "#shared/posts/spoilers.ts";
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

test.each(["https://example.org/東京", "#東京", "@ada_"])(
  "leaves out what begins with %s before the cut and goes on behind it",
  (start) => {
    const before = "息を、".repeat(155);
    expect(foldText(`${before}${start}${"a".repeat(30)}、${before}`)).toBe(`${before}…`);
    expect(foldText(`${start}、${before}${before}`)).toMatch(start);
  },
);

test("keeps a long link whole that begins the text", () => {
  const link = `https://example.org/${"a".repeat(700)}`;
  expect(foldText(link)).toBe(link);
  expect(foldText(`${link}、${"息".repeat(200)}`)).toBe(`${link}…`);
});

test("begins with a whole link when what was found is in it", () => {
  const link = `https://example.org/${"a".repeat(300)}`;
  const text = `${"息".repeat(700)}、${link}、`;
  expect(foldAround(text, { start: 950, end: 960 })).toBe(`…${link}、`);
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

test("keeps hidden what its author hid, also where it is cut", () => {
  const hidden = "the dog lives ".repeat(80).trim();
  expect(foldText(`It ends well: ||${hidden}||!`)).toMatch(/^It ends well: \|\|the dog .*\|\|…$/);
  expect(foldText(`${"息".repeat(480)}||${hidden}||`)).not.toContain("dog");
  const text = `${"息、".repeat(300)}||${hidden} and lake||, then rain`;
  const lake = text.indexOf("lake");
  expect(foldAround(text, { start: lake, end: lake + 4 })).toMatch(/^…\|\|the dog .*\|\|…$/);
});

test("a cut shows no hidden word, wherever it falls", () => {
  const word = fc.constantFrom("calm", "rain\n", "||", "||secret||", "||secret secret\nsecret||", "|");
  fc.assert(fc.property(fc.array(word, { minLength: 60, maxLength: 400 }), (words) => {
    const text = words.join(" ");
    const shownWords = (of: string) =>
      splitSpoilers(of).filter(({ isSpoiler }) => !isSpoiler).map((part) => part.text).join("");
    const openBefore = shownWords(text).split("secret").length;
    expect(shownWords(foldText(text)).split("secret").length).toBeLessThanOrEqual(openBefore);
  }));
});
