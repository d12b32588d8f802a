import { expect, test } from "vitest";
import { removeCutWord } from "./cut-text.ts";

test.each([
  ["The sea is ca", "The sea is "],
  ["Breathe in slowly.", "Breathe in slowly."],
  ["He said “stop.”", "He said “stop.”"],
  ["- Tea\n- A wal", "- Tea\n- A "],
  ["if (calm) {\n    retu", "if (calm) {\n"],
  ["深く息を吸って", "深く息を吸って"],
  ["Br", ""],
  [`See ${"x".repeat(60)}`, `See ${"x".repeat(60)}`],
  ["The sea is ", "The sea is "],
])("ends %j at %j", (text, kept) => {
  expect(removeCutWord(text)).toBe(kept);
});
