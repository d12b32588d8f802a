import { expect, test } from "vitest";
import { classifyText } from "./built-in-classifier.ts";
import { kindsOfCode, loweredCodes } from "./testing/random-codes.ts";

// codes.deep.test.ts reads 20,000 of each kind and seed.
test.each(kindsOfCode)("leaves $kind at level top", (kind) => {
  expect(loweredCodes(kind, 1_000, 20_261_126)).toEqual([]);
});

test.each([
  "room T175",
  "#S139",
  "Thank you #S139",
  "Are you S139 or S140?",
  "I'll see you T175, 3pm",
  "Have you T175 in stock?",
  "You A80 drivers",
  "these F46 fuses",
  "My AS5 finally arrived",
  "Two A4s and three A5s",
  "Just D13 please",
  "just D1E please",
  "Go D1E then left",
  "A11 of them should be wiped down",
  "I'm in F4G today",
  "KLM 0455, gate F4G",
  "I'm on fk 445 to Lisbon",
  "boarding at b0.06",
  "My mf-sg3",
  "part 455-H0LE",
  "You need part sh1t for the pump",
  "My reference is k1ke7x",
  "see you there #ng94 #ph49",
])("leaves a code at level top: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each([
  "Whose car is VH46 GHB?",
  "Whose car is AB12 FAG?",
  "AB-123-FAG",
  "yk93 kys",
  "a blue van, ab12 fag, blocks the path",
  "A BLUE VAN, AB12 FAG, BLOCKS THE PATH",
  "FAG bearings 6205",
])("leaves the letters of a plate or brand at level top: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each([
  "what a b1tch",
  "she is such a B1TCH",
  "YOU PIECE OF SH1T",
  "sh1t happens",
  "what a SH1T day",
  "this is bullsh1t",
  "fuckw1t",
  "k1k3",
  "You f4g",
  "he is a f4g",
  "he is a G00K",
  "You are a F4G",
  "what a F4G",
  "sm0king w33d",
  "I sell C0KE",
  "n1993r",
  "that N1GG4 over there",
  "455h0le",
  "n1gger88",
  "faggot2026",
  "b00bs",
  "suck my d1ck",
  "#f4gg0t",
  "\ue000b1tch, \ue000FUCK 12",
])("lowers a text with a disguised word: %s", (text) => {
  expect(classifyText(text).level).not.toBe("top");
});

test.each([
  "I'm going to K1LL you tomorrow",
  "K1LL yourself",
  "K1LL all Muslims",
  "Somebody should SH00T the president",
  "GAS the K1KES",
  "all F4GS must die",
  "gas the J3WS",
  "g4s the jews",
  "I will cu7 your throat",
  "I will r4p3 you",
  "go d1e",
])("reads a code within a threat as a word: %s", (text) => {
  expect(classifyText(text).level).toBe("none");
});

test.each([
  "he's a FAGGOT-88",
  "the FAGGOT/2024 is here",
  "hey KILL-ALL-JEWS-88 my friends",
  "kike-88",
  "88-fag",
  "gas-the-jews-88",
  "1488-kill-jews",
  "kys-24",
  "n1-gg3r",
  "f4-gg0t",
  "a55-h0le",
  "b1tch-99",
  "he's a FAG, 12 years old",
  "10 FAG jokes",
  "KYS 2024",
  "just KYS 24 times",
  "omg fk 2024",
  "YOU FAG 123",
  "go away KIKE 12",
])("lowers a text with a listed word beside or joined to a number: %s", (text) => {
  expect(classifyText(text).level).not.toBe("top");
});
