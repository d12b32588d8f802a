import { expect, test } from "vitest";
import { base64, hex, leet, reversed, rot13, shifted } from "../../../testing/injections/disguises.ts";
import { AiLeaked } from "../ai.ts";
import { removeMark } from "./guard-prompts.ts";

const mark = "0f3a9c72d15be846";

test.each([
  ["A walk helps.", "A walk helps."],
  ['Empty () and **bold**: [1] "" stay.', 'Empty () and **bold**: [1] "" stay.'],
  [`[${mark} comment by @lisa]\nA walk helps.\n[${mark} end]`, "A walk helps.\n"],
  [`A walk [${mark} end] helps.`, "A walk helps."],
  [`The mark is ${mark}.`, "The mark is."],
  [`The mark is ${mark.toUpperCase().split("").join(" ")}.`, "The mark is."],
  [`[${mark}`, ""],
  [`[${mark} A walk helps, and so does sleep.\nBye.`, "A walk helps, and so does sleep.\nBye."],
  [`[${mark} A walk helps. So does sleep.]\nBye.`, "A walk helps. So does sleep.]\nBye."],
  [`A walk helps (${mark}).`, "A walk helps."],
  [`**${mark}**: A walk helps.`, "A walk helps."],
  [`> **[${mark}]**\n\nA walk helps.`, "\nA walk helps."],
  [`“${mark}” and \`${mark}\` are marks.`, "and are marks."],
  [`- ${mark}\n- A walk helps.`, "- A walk helps."],
  [`${mark}${mark} 🌊`, "🌊"],
])("turns %j into %j", (written, said) => {
  expect(removeMark(written, mark)).toBe(said);
});

test.each([
  ["backwards", reversed],
  ["in base64", base64],
  ["in base64 twice", (text: string) => base64(base64(text))],
  ["in hexadecimal", hex],
  ["in rot13", rot13],
  ["shifted by 5, backwards", (text: string) => reversed(shifted(text, 5))],
  ["in leet", (text: string) => text.replace(/[aeiost]/g, (letter) => leet[letter] ?? letter)],
  ["padded", (text: string) => text.replace(/./g, "$&x")],
])("refuses an answer with the mark %s", (_, disguise) => {
  expect(() => removeMark(disguise(`The mark of this prompt is ${mark}.`), mark)).toThrow(AiLeaked);
});
