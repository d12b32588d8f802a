import { expect, test } from "vitest";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { splitExcerpt } from "./split-excerpt.ts";

const marked = (text: string, words: string) =>
  splitExcerpt(text, words).map(({ text: part, isFound }) => isFound ? `[${part}]` : part).join("");

test("marks every searched word, ignoring case", () => {
  expect(marked("Dawn over the lake,\nthen a LAKE walk", "lake dawn"))
    .toBe("[Dawn] over the [lake], then a [LAKE] walk");
});

test("begins shortly before the first word found in a long text", () => {
  const text = `${"One breath after the other. ".repeat(6)}Then the lake`;
  expect(marked(text, "lake")).toMatch(/^….{1,40}\[lake\]$/);
});

test("takes special characters of patterns literally", () => {
  expect(marked("Is it (really) 5+5?", "(really)")).toBe("Is it ([really]) 5+5?");
});

test.each(searchCases.posts)("marks all that finds: $text", ({ text, found }) => {
  for (const q of found) expect([q, marked(text, q)]).toEqual([q, expect.stringMatching(/\[.+\]/)]);
});

test("begins between two characters where a text has no spaces", () => {
  for (let length = 30; length < 36; length++) {
    const text = `${"👩‍💻".repeat(length)}天気がいい`;
    expect(marked(text, "天気")).toMatch(/^(…)?(👩‍💻)+\[天気\]がいい$/u);
  }
});
