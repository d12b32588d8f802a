import { expect, test } from "vitest";
import { splitExcerpt } from "./excerpt.ts";

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
  expect(marked("Is it (really) 5+5?", "(really)")).toBe("Is it [(really)] 5+5?");
});
