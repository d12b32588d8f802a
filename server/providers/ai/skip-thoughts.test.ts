import fc from "fast-check";
import { expect, test } from "vitest";
import { createThoughtSkipper, ThoughtsUnmarked } from "./skip-thoughts.ts";

function read(pieces: readonly string[], isUnmarked = false, isWhole = true): string {
  const skipper = createThoughtSkipper({ isUnmarked });
  return pieces.map((piece) => skipper.take(piece)).join("") + skipper.rest(isWhole);
}

const letters = (text: string) => [...text];

test.each([
  ["<think>They greet me.</think>Hello.", "Hello."],
  ["<think>\n\n</think>\n\nHello.", "\n\nHello."],
  ["\n<Thinking>a < b\n<b></Thinking>Hello.", "\nHello."],
  ["Hello.\n<think>More?</think>\nBye.", "Hello.\n\nBye."],
  ["Hello <think>who?</think>you", "Hello you"],
  ["<think>one</think>A<reasoning>two</reasoning>B", "AB"],
  ["<think>never closed", ""],
  ["Hi.\n<think>never closed", "Hi.\n"],
  ["The tag <think> opens reasoning.", "The tag <think> opens reasoning."],
  ["Write `</think>` to close it.", "Write `</think>` to close it."],
  ["a < b, <i>c</i>, <thin", "a < b, <i>c</i>, <thin"],
  ["", ""],
])("reads %j as %j, whole and letter by letter", (written, answer) => {
  expect(read([written])).toBe(answer);
  expect(read(letters(written))).toBe(answer);
});

test("returns the same answer however the text is cut into pieces", () => {
  const part = fc.constantFrom("<think>", "</think>", "<", "think>", "Hello. ", "\n", "</", "a", "`");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(40), { maxLength: 6 }), (parts, cuts) => {
      const text = parts.join("");
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted((a, b) =>
        a - b
      );
      const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
      expect(outcome(pieces)).toBe(outcome([text]));
    }),
  );
});

function outcome(pieces: readonly string[]): string {
  try {
    return read(pieces);
  } catch (error) {
    return String(error);
  }
}

test("throws at the end of reasoning that was never begun", () => {
  expect(() => read(["They greet me.\n", "</think>\n\nHello."])).toThrow(ThoughtsUnmarked);
});

test("begins at the closing mark for a model whose opening mark is swallowed", () => {
  expect(read(letters("They greet me.\n</think>\n\nHello."), true)).toBe("\n\nHello.");
  expect(read(letters("They greet me.</think>Hello."), true)).toBe("Hello.");
  expect(read(letters("Hello, without reasoning."), true)).toBe("Hello, without reasoning.");
  expect(read(letters("They greet me, and then"), true, false)).toBe("");
});
