import { expect, test } from "vitest";
import { classifyText } from "./built-in-classifier.ts";
import { kindsOfCode, loweredCodes } from "./testing/random-codes.ts";

// codes.deep.test.ts reads 20,000 of each kind.
test.each(kindsOfCode)("leaves $kind at level top", (kind) => {
  expect(loweredCodes(kind, 2_000)).toEqual([]);
});

test.each([
  "room T175",
  "#S139",
  "My AS5 finally arrived",
  "Whose car is VH46 GHB?",
  "KLM 0455, gate F4G",
  "I'm on fk 445 to Lisbon",
  "boarding at b0.06",
  "part 455-H0LE",
])("reads a code as a code: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each([
  "what a b1tch",
  "YOU PIECE OF SH1T",
  "sh1t happens",
  "this is bullsh1t",
  "k1k3",
  "You f4g",
  "sm0king w33d",
  "n1993r",
  "455h0le",
  "n1gger88",
  "faggot2026",
  "a55-h0le",
  "b00bs",
  "suck my d1ck",
  "YOU FAG 123",
  "go away KIKE 12",
  "\ue000b1tch, \ue000FUCK 12",
])("still reads a disguised word: %s", (text) => {
  expect(classifyText(text).level).not.toBe("top");
});
