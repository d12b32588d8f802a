import { describe, expect, test } from "vitest";
import { cutToLength, cutToWords, shortenText, takeCharacters } from "./shorten-text.ts";

const family = "👩‍👩‍👧‍👦";
const flag = "🇯🇵";
const marked = "e\u0301\u0323";

describe("firstCharacters", () => {
  test.each([
    ["plain text", "Ada Lind", 3, "Ada"],
    ["an emoji of several parts", `${family}${family}`, 1, family],
    ["a flag", `${flag}🇰🇷`, 1, flag],
    ["a skin tone", "👍🏽 yes", 1, "👍🏽"],
    ["a letter with marks", `${marked}x`, 1, marked],
    ["a keycap", "1️⃣2️⃣", 1, "1️⃣"],
    ["Devanagari", "नमस्ते", 1, "न"],
    ["Hangul in parts", "한글", 1, "한".normalize("NFD").normalize("NFC")],
    ["a text that is short enough", `a${family}`, 12, `a${family}`],
  ])("takes %s whole", (_, text, count, first) => {
    expect(takeCharacters(text, count)).toBe(first);
  });
});

test("adds an ellipsis only to what was shortened, and counts what people see", () => {
  expect(shortenText(family.repeat(5), 5)).toBe(family.repeat(5));
  expect(shortenText(family.repeat(6), 5)).toBe(`${family.repeat(5)}…`);
  expect(shortenText("one two", 4)).toBe("one…");
});

describe("cutToLength", () => {
  test.each([...`a b${family}${flag}${marked}👍🏽\r\nहिन्दी한 end`].map((_, length) => length))(
    "never splits a character at %i units",
    (length) => {
      const text = `a b${family}${flag}${marked}👍🏽\r\nहिन्दी한 end`;
      const cut = cutToLength(text, length);
      const ends = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(cut)).toBe(true);
      const longest = Math.max(...ends.filter((end) => end <= length));
      expect(cut.length).toBe(longest > 0 ? longest : cut.length);
      expect(cut.isWellFormed()).toBe(true);
    },
  );

  test("cuts a single character that is longer, but not into half a pair", () => {
    expect(cutToLength(`a${"\u0301".repeat(500)}`, 20)).toHaveLength(20);
    expect(cutToLength(family, 3)).toBe("👩‍");
    expect(cutToLength("😀", 1)).toBe("");
  });
});

test("cuts after a word in the second half, else anywhere between characters", () => {
  expect(cutToWords("one two three", 9)).toBe("one two");
  expect(cutToWords("one two three", 7)).toBe("one two");
  expect(cutToWords(`one ${family.repeat(3)}`, 20)).toBe(`one ${family}`);
  expect(cutToWords("short", 9)).toBe("short");
});
