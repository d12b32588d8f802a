import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["ÉTÉ À NOËL", "ete a noel"],
  ["Größe, Ölung", "grosse, olung"],
  ["mañana", "mañana"],
  ["man\u0303ana", "mañana"],
  ["İSTANBUL ışık", "istanbul isik"],
  ["Łódź", "lodz"],
  ["ёлка и мой", "елка и мой"],
  ["أَحْمَدُ إلى مدرسة", "احمد الي مدرسه"],
  ["سـلام", "سلام"],
  ["हाँ क़लम", "हां कलम"],
  ["がぎ ﾊﾞｶ", "がぎ バカ"],
  ["ＡＢＣ", "abc"],
  ["각 ㅅㅂ", "각 \u1109\u1107"],
  ["s\u00adu\u200bi", "sui"],
  ["t\u0336e\u0336", "te"],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("folds a folded text to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { seed: 20_261_126, numRuns: 500 },
  );
});
