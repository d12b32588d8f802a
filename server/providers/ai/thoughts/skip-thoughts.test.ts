import fc from "fast-check";
import { expect, test } from "vitest";
import { createThoughtSkipper, ThoughtsUnmarked } from "./skip-thoughts.ts";

function read(pieces: readonly string[], isUnmarked = false, isWhole = true): string {
  const skipper = createThoughtSkipper({ isUnmarked });
  return pieces.map((piece) => skipper.take(piece)).join("") + skipper.rest(isWhole);
}

const letters = (text: string) => [...text];

function readsAs(written: string, answer: string): void {
  expect(read([written])).toBe(answer);
  expect(read(letters(written))).toBe(answer);
}

test.each([
  ["<think>They greet me.</think>Hello.", "Hello."],
  ["<think>\n\n</think>\n\nHello.", "\n\nHello."],
  ["\n <Thinking>a < b\n<b></Thinking>Hello.", "\n Hello."],
  ["<thought>a</thought><reasoning>b</reasoning>Hello.", "Hello."],
  ["<thoughts>a</thoughts>Hello.", "Hello."],
  ["<think >a</think >Hello.", "Hello."],
  ['<think type="deep">a</think>Hello.', "Hello."],
  ["<seed:think>a</seed:think>Hello.", "Hello."],
  ["[THINK]a[/THINK]Hello.", "Hello."],
  ["◁think▷a◁/think▷Hello.", "Hello."],
  ["<think>a<think>b</think>c</think>Hello.", "Hello."],
  ["<think>Is `</think>` meant?</think>Hello.", "Hello."],
  ["<think>a <reasoning> element?</think>Hello.", "Hello."],
  ["<think>never closed", ""],
])("leaves out reasoning at the beginning of an answer: %j", readsAs);

test.each([
  ["Hello.\n<think>More?</think>\nBye.", "Hello.\n\nBye."],
  ["Hello.\n  [THINK]More?[/THINK]Bye.", "Hello.\n  Bye."],
])("leaves out reasoning at the beginning of a line: %j", readsAs);

test.each([
  "The tag <think> opens reasoning.",
  "The tag `<think>` opens reasoning, and `</think>` closes it.",
  "The tag <think> opens reasoning, and </think> closes it.",
  "Write `</think>` to close it.",
  "Write ``</think> ` `` to close it.",
  "Like this:\n```xml\n<think>\nHmm.\n</think>\n```\nThat is all.",
  "1. Close it:\n   ~~~\n   </think>\n   ~~~\n2. Rest.",
  "Open with:\n\n<think>\n\nThen write on.",
  "<answer>\n<reasoning>\nIt rains.\n</reasoning>\n<thought>So?</thought>\n</answer>",
  "Hello <think>who?</think>you",
  "a < b, <i>c</i>, <thin",
  "[THIN] ice, ◁",
  "",
])("keeps text about marks and other elements whole: %j", (text) => readsAs(text, text));

test.each([
  "They greet me.\n</think>\n\nHello.",
  "They greet me. I'll be kind.</think>Hello.",
  "An odd ` here.</think>Hello.\n",
  "<think>They ask about </think> tags.\n…</think>Use a regex.",
  "A block:\n```\nlet a\n</think>Hello.",
  "They greet me.[/THINK]Hello.",
])("throws where reasoning ends that was never begun: %j", (text) => {
  expect(() => read([text])).toThrow(ThoughtsUnmarked);
  expect(() => read(letters(text))).toThrow(ThoughtsUnmarked);
});

test("takes a missing opening mark for swallowed only where nothing else explains it", () => {
  const isSwallowed = (text: string) => {
    try {
      read([text]);
    } catch (error) {
      return error instanceof ThoughtsUnmarked && error.isSwallowed;
    }
    return null;
  };
  expect([
    isSwallowed("They greet me.</think>Hello."),
    isSwallowed("Write `a`.\n</think>"),
    isSwallowed("<think>a</think>b</think>c"),
  ]).toEqual([true, false, false]);
});

test("begins at the closing mark for a model whose opening mark is swallowed", () => {
  expect(read(letters("They greet me.\n</think>\n\nHello."), true)).toBe("\n\nHello.");
  expect(read(letters("They greet me.</think>Hello."), true)).toBe("Hello.");
  expect(read(letters("<think>a<think>b</think>"), true, false)).toBe("");
});

test("keeps the whole text of such a model that holds no mark, also when it was cut", () => {
  expect(read(letters("Hello, without reasoning."), true)).toBe("Hello, without reasoning.");
  expect(read(letters("Hello, and th"), true, false)).toBe("Hello, and th");
});

test("drops reasoning that was cut", () => {
  expect(read(["Hi.\n<think>They"], false, false)).toBe("Hi.\n");
  expect(read(["<think>They"], true, false)).toBe("");
});

test("returns the same answer however the text is cut into pieces", () => {
  const part = fc.constantFrom(
    "<think>",
    "</think>",
    "<",
    "think>",
    "Hello. ",
    "\n",
    "</",
    "a",
    "`",
    "```\n",
  );
  const cuts = fc.array(fc.nat(40), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), cuts, fc.boolean(), (parts, places, isUnmarked) => {
      const text = parts.join("");
      const ends = [0, ...places.map((cut) => Math.min(cut, text.length)), text.length].toSorted((a, b) =>
        a - b
      );
      const pieces = ends.slice(1).map((end, at) => text.slice(ends[at], end));
      expect(outcome(pieces, isUnmarked)).toBe(outcome([text], isUnmarked));
    }),
  );
});

function outcome(pieces: readonly string[], isUnmarked: boolean): string {
  try {
    return read(pieces, isUnmarked);
  } catch (error) {
    return String(error);
  }
}
