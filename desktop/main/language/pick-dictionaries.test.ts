import { expect, test } from "vitest";
import { pickDictionaries } from "./pick-dictionaries.ts";

const available = ["de", "en-AU", "en-GB", "en-US", "pt-BR", "pt-PT"];

test.each([
  [["de", "en-GB"], ["de", "en-GB"]],
  [["de-AT", "de", "en"], ["de", "en-US"]],
  [["pt"], ["pt-BR"]],
  [["ar", "fr-CH"], []],
  [[], []],
])("checks the spelling of %j with %j", (wanted, dictionaries) => {
  expect(pickDictionaries(wanted, available)).toEqual(dictionaries);
});
