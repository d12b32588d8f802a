import { expect, test } from "vitest";
import { base64, hex, reversed } from "../../../testing/injections/disguises.ts";
import { AiLeaked } from "../ai.ts";
import { removeMark } from "./remove-mark.ts";

const mark = "0f3a9c72d15be846";

test.each([
  ["A walk helps.", "A walk helps."],
  [`[${mark} comment by @lisa]\nA walk helps.\n[${mark} end]`, "A walk helps.\n"],
  [`A walk [${mark} end] helps.`, "A walk  helps."],
  [`The mark is ${mark}.`, "The mark is ."],
  [`The mark is ${mark.toUpperCase().split("").join(" ")}.`, "The mark is ."],
  [`[${mark}`, ""],
])("makes %j %j", (written, said) => {
  expect(removeMark(written, mark)).toBe(said);
});

test.each([
  ["backwards", reversed],
  ["in base64", base64],
  ["in base64 twice", (text: string) => base64(base64(text))],
  ["in hexadecimal", hex],
])("refuses an answer with the mark %s", (_, disguise) => {
  expect(() => removeMark(disguise(`The mark of this prompt is ${mark}.`), mark)).toThrow(AiLeaked);
});
