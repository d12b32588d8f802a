import { expect, test } from "vitest";
import { chooseLanguage } from "./request-language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["en-GB,en;q=0.5", "en"],
  ["xx, EN;q=0.1", "en"],
  ["en;q=0, xx", "en"],
  ["*", "en"],
  ["de", "de"],
  ["de-CH, en;q=0.5", "de"],
  ["en;q=0.5, ar-EG", "ar"],
  ["xx, de;q=0.2, ar;q=0.4", "ar"],
  ["de;q=0, ar;q=0.1", "ar"],
  ["not a ; language,,", "en"],
])("reads %j as %s", (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});
