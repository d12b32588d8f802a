import { expect, test } from "vitest";
import { chooseLanguage } from "./request-language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["en-GB,en;q=0.5", "en"],
  ["xx, EN;q=0.1", "en"],
  ["en;q=0, xx", "en"],
  ["*", "en"],
  ["not a ; language,,", "en"],
])("reads %j as %s", (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});
