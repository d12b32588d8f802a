import { expect, test } from "vitest";
import { readOn } from "./read-on.ts";

async function* pieces(...given: readonly string[]): AsyncGenerator<string> {
  yield* given;
}

test.each<[string, string, readonly string[], string]>([
  ["reads on where a text ends in a space", "The sea is ", ["calm", " today."], "calm today."],
  ["leaves out a second space", "The sea is ", [" calm", " today."], "calm today."],
  ["puts a space between two sentences", "Breathe in.", ["And", " out."], " And out."],
  ["puts none after Chinese and Japanese ones", "深く息をする。", ["そして吐く。"], "そして吐く。"],
  ["keeps a new paragraph", "Breathe in.", ["\n\nAnd out."], "\n\nAnd out."],
  [
    "leaves out what is repeated of the end",
    "Sit by the window and watch the sea, which is ",
    ["watch", " the sea, which", " is calm", "."],
    "calm.",
  ],
  [
    "keeps a word that only looks like a repetition",
    "Row, row, row ",
    ["row", " your boat."],
    "row your boat.",
  ],
  ["is empty where only the end is repeated", "Watch the quiet sea.", ["Watch the quiet sea."], ""],
])("%s", async (_, before, given, expected) => {
  let text = "";
  for await (const piece of readOn(pieces(...given), before)) text += piece;
  expect(text).toBe(expected);
});

test("does not wait for more than it needs", async () => {
  const reading = readOn(pieces("Xylophones", " are rare"), "The sea is ");
  expect(await reading.next()).toMatchObject({ value: "Xylophones" });
});
