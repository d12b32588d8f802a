import { expect, test } from "vitest";
import { pickLanguage } from "./pick-language.ts";

test.each([
  [["de"], "de"],
  [["de-AT", "en"], "de"],
  [["EN-gb", "de"], "en"],
  [["fr-CH", "de-CH"], "de"],
  [["den", "fr"], "en"],
  [["*"], "en"],
  [[], "en"],
])("of %j picks %s", (wanted, picked) => {
  expect(pickLanguage(wanted, ["en", "de"])).toBe(picked);
});

test.each([
  [["pt-BR"], "pt-BR"],
  [["pt-PT", "pt-BR"], "pt"],
  [["zh-Hant-TW"], "zh-Hant"],
  [["sr-RS", "pt"], "sr-Latn"],
])("of %j picks the closest, %s", (wanted, picked) => {
  expect(pickLanguage(wanted, ["en", "pt", "pt-BR", "zh-Hans", "zh-Hant", "sr-Latn"])).toBe(picked);
});
