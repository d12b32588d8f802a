import { expect, test } from "vitest";
import { getFormatLocale } from "./format-locale.ts";

test.each([
  ["de", [], "de-u-nu-latn"],
  ["de", ["en-GB", "de-AT", "de"], "de-AT-u-nu-latn"],
  ["de", ["", "C", "en_US", "de-CH"], "de-CH-u-nu-latn"],
  ["ar", ["ar-EG-u-nu-arab"], "ar-EG-u-nu-latn"],
  ["ar", ["de"], "ar-u-nu-latn"],
  ["en-XA", ["en-GB"], "en-GB-u-nu-latn"],
])("writes %s for whoever prefers %j as %s", (language, preferred, locale) => {
  expect(getFormatLocale(language, preferred)).toBe(locale);
});
