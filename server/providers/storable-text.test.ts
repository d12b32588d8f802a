import { expect, test } from "vitest";
import { createStorableText } from "./ai/read-answer.ts";

function cleaned(...pieces: readonly string[]): string {
  const text = createStorableText();
  return pieces.map((piece) => text.take(piece)).join("") + text.rest();
}

test.each<[string, readonly string[], string]>([
  ["a NUL", ["a\0b"], "ab"],
  ["NULs alone", ["\0", "\0\0"], ""],
  ["a pair in one piece", ["calm 🌊 sea"], "calm 🌊 sea"],
  ["a pair in two pieces", ["calm \ud83c", "\udf0a sea"], "calm 🌊 sea"],
  ["a pair around an empty piece and a NUL", ["\ud83c", "", "\0", "\udf0a"], "🌊"],
  ["a first half before something else", ["a\ud83c", "b"], "a\ufffdb"],
  ["a first half before another pair", ["\ud83c\ud83c", "\udf0a"], "\ufffd🌊"],
  ["a second half alone", ["a", "\udf0ab"], "a\ufffdb"],
  ["a first half at the end", ["a\ud83c"], "a\ufffd"],
])("makes %s storable", (_, pieces, text) => {
  expect(cleaned(...pieces)).toBe(text);
});

test("returns the same however a text is cut, storable in PostgreSQL and JSON", () => {
  const text = "a\0🌊\ud83c\udf0a\udf0ab\ud83c\0\udf0a\ud83c";
  for (let first = 0; first <= text.length; first++) {
    for (let second = first; second <= text.length; second++) {
      const said = cleaned(text.slice(0, first), text.slice(first, second), text.slice(second));
      expect(said).toBe("a🌊🌊\ufffdb🌊\ufffd");
    }
  }
});
