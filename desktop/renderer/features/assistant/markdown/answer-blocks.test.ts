import fc from "fast-check";
import { expect, test } from "vitest";
import { answerBlocks, parseFencedCode } from "./answer-blocks.ts";

test("splits an answer between its paragraphs, fences and formulas, and within none of them", () => {
  const parts = [
    "Words\nand more\n\n",
    "Three of them:\n\n- one\n\n- two\n\n  still two\n\n1. three\n\n",
    "```md\n\n# no heading\n\nwords\n```\n\n",
    "| a |\n| --- |\n| b |\n\n",
    "End \\[\na\n\\]\n\n",
    "```ts\nconst a\n\n= 1",
  ];
  expect(answerBlocks(parts.join(""))).toEqual(parts);
});

test("leaves an answer whole whose links or notes are defined elsewhere in it", () => {
  const text = "See [one] and that[^1].\n\nMore\n\n[one]: https://example.org\n[^1]: A note";
  expect(answerBlocks(text)).toEqual([text]);
});

test("loses nothing, and changes no part but the last while an answer grows by words", () => {
  const piece = fc.constantFrom("a ", "\n\n", "```", "\n", "- b", "$$", "\\(", "x", "`", "  c");
  fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
    expect(answerBlocks(pieces.join("")).join("")).toBe(pieces.join(""));
  }));
  const answer = Array.from({ length: 20 }, (_, at) => `Paragraph ${at} has words.\n\n`).join("");
  const whole = answerBlocks(answer);
  for (let end = 0; end < answer.length; end += 7) {
    const grown = answerBlocks(answer.slice(0, end));
    expect(whole.slice(0, Math.max(0, grown.length - 1))).toEqual(grown.slice(0, -1));
  }
});

test.each([
  ["```ts\na\n\nb\n```\n\n", { code: "a\n\nb\n", language: "ts" }],
  ["~~~\na\n~~~", { code: "a\n", language: null }],
  ["```C++ title=x\na", { code: "a\n", language: "c++" }],
  ["```py", { code: "", language: "py" }],
  ["```ts\na\n```\nwords", null],
  ["words", null],
  ["- ```ts\n  a\n  ```", null],
])("reads the fence %j", (block, code) => expect(parseFencedCode(block)).toEqual(code));
