import fc from "fast-check";
import { expect, test } from "vitest";
import { findMarks } from "./find-marks.ts";
import { foldForSearch, foldText, foldWithPlaces } from "./fold-text.ts";
import { parseSearch } from "./parse-search.ts";
import { searchText } from "./search-text.ts";
import { searchTokens } from "./search-words.ts";
import { searchCases } from "./testing/search-cases.ts";

/** Decides like the statements of a search. */
function finds(typed: string, text: string): boolean {
  const tokens = searchTokens(text);
  const terms = parseSearch(typed);
  return terms.length > 0 &&
    terms.every((term) =>
      term.tokens.every((token) => tokens.includes(token)) &&
      tokens.some((token) => token.startsWith(term.beginning)) &&
      (term.endings?.some((token) => tokens.includes(token)) ?? true) &&
      (term.tokensDecide || searchText(text).includes(term.part))
    );
}

const marked = (text: string, typed: string) =>
  findMarks(text, typed).map(({ start, end }) => text.slice(start, end));

const texts: readonly { text: string; found: string[]; notFound?: string[] }[] = [
  ...searchCases.posts,
  ...searchCases.people.map(({ name, found }) => ({ text: name, found })),
];

test.each(texts)("finds and marks what is in: $text", ({ text, found, notFound = [] }) => {
  expect(found.filter((typed) => !finds(typed, text))).toEqual([]);
  expect(found.filter((typed) => marked(text, typed).length === 0)).toEqual([]);
  expect(notFound.filter((typed) => finds(typed, text))).toEqual([]);
});

test.each([
  ["İSTANBUL ΣΑΣ Straße", "istanbul σασ strasse"],
  ["ł ø đ æ ı", "l o d ae i"],
  ["e\u0301 \u00e9", "e e"],
  ["ｶﾞ ガ", "カ\u3099 カ\u3099"],
  ["مُدَرِّسَة نرم\u200cافزار", "مدرسه نرمافزار"],
  ["שָׁלוֹם", "שלומ"],
  ["٢٠٢٦ ２０２６", "2026 2026"],
  ["don’t\n☕\ufe0f", "don't ☕"],
])("folds %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["tea", "teach me tea", ["tea", "tea"]],
  ["krugerstrasse", "an der Krügerstraße 4", ["Krügerstraße"]],
  ["café", "CAFE\u0301!", ["CAFE\u0301"]],
  ["天気", "いい天気で天気", ["天気", "天気"]],
  ["10.5", "110.5 and 10.51", ["10.5"]],
  ["산채", "산책을", ["산책"]],
  ["walk river", "a River walk", ["River", "walk"]],
  ["!?", "what!?", []],
  ["👩‍💻", "she is 👩‍💻.", ["👩‍💻"]],
  ["🇯🇵", "from 🇯🇵 with love", ["🇯🇵"]],
  ["👍", "so good 👍🏽", ["👍"]],
  ["🏽", "so good 👍🏽", ["🏽"]],
])("marks %s", (typed, text, parts) => {
  expect(marked(text, typed)).toEqual(parts);
});

// Letters, marks, joiners and signs of many scripts, so that they meet often.
const signs = fc.constantFrom(
  ..."aÄßıİſςΣøﬀ1٣.-/ \n今日ｶﾞがー가ㄱ각้ดีสمُةदि्क🙂",
  ..."\u0301\u200d\u3099\ufe0f\u0345\u11a8\uff9e\u1e9e\u017f",
);
const mixedTexts = fc.oneof(
  fc.string({ unit: signs, maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 20 }),
);

test("folds a folded text to itself, and with places to the same", () => {
  fc.assert(fc.property(mixedTexts, (text) => {
    const folded = foldText(text);
    expect(foldText(folded)).toBe(folded);
    expect(foldWithPlaces(text).folded).toBe(folded);
  }));
});

test("marks all terms in each text that is found, and only in such texts", () => {
  fc.assert(fc.property(mixedTexts, mixedTexts, fc.nat(), fc.nat(), (text, other, from, length) => {
    const within = text.slice(from % (text.length + 1)).slice(0, length % 8);
    for (const typed of [within, other.slice(0, 3)]) {
      const allMarked = parseSearch(typed).every(({ part }) => searchText(text).includes(part));
      expect(finds(typed, text)).toBe(parseSearch(typed).length > 0 && allMarked);
      if (finds(typed, text)) expect(findMarks(text, typed)).not.toEqual([]);
    }
  }));
});

/** One sign that folds to four words of eighteen characters. */
const longSign = "\ufdfa";

test("keeps a search and a stored text about as long as they are written, whatever they fold to", () => {
  expect(foldText(longSign.repeat(100)).length).toBe(1_800);
  expect(foldForSearch(longSign.repeat(100)).length).toBe(300);
  expect(searchText(longSign.repeat(5_000)).length).toBeLessThan(30_000);
  const spaced = Array.from({ length: 200 }, (_, n) => `${longSign}${n}`).join(" ");
  const terms = parseSearch(spaced);
  expect(terms.length).toBeLessThanOrEqual(20);
  // One alone, as it stands in ordinary texts, and Korean, whose syllables fold to three.
  expect(finds(longSign, `محمد ${longSign}`)).toBe(true);
  const korean = "각".repeat(200);
  expect(foldForSearch(korean)).toBe(foldText(korean));
  expect(finds(korean, korean)).toBe(true);
});

test("asks the index for 60 tokens at most, and still finds no other text", () => {
  const run = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
  const signs = Array.from({ length: 99 }, (_, n) => String.fromCodePoint(97 + n % 26) + String(n)).join("-");
  for (const typed of [run, signs, `${run.slice(0, 50)} ${run.slice(60, 150)}`]) {
    const tokens = parseSearch(typed).flatMap((term) => term.tokens);
    expect(tokens.length).toBeLessThanOrEqual(60);
    expect(finds(typed, typed)).toBe(true);
    expect(finds(typed, [...typed].reverse().join(""))).toBe(false);
  }
});
