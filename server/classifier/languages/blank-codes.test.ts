import { expect, test } from "vitest";
import { classifyText } from "../built-in-classifier.ts";
import { blankCodes } from "./cut-words.ts";

test.each(["flight oc 518", "voucher kurw-0pa9", "oc-841-kq", "(y32-kut)", "id ku7s6qc", "key kutugd2wp3"])(
  "leaves %s at level top, though a language has a word that looks like a part of it",
  (text) => {
    expect(classifyText(text).level).toBe("top");
  },
);

test.each(["hola 24", "kurwa 2024", "puta-88", "la 2ème fois", "Straße 12a", "¡80!"])(
  "keeps %s, which is no code",
  (text) => {
    expect(blankCodes(text)).toBe(text);
  },
);

test("blanks long texts in time that grows with their length", () => {
  for (const part of ["a-", "1-a", "- ", "a1 "]) {
    expect(blankCodes(part.repeat(200_000))).toHaveLength(200_000 * part.length);
  }
});
