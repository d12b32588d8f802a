import { expect, test } from "vitest";
import { readRequestLanguage } from "./request-language.ts";

test.each([
  [{}, "en"],
  [{ "accept-language": "" }, "en"],
  [{ "accept-language": "en-GB,en;q=0.5" }, "en"],
  [{ "accept-language": "xx, EN;q=0.1" }, "en"],
  [{ "accept-language": "en;q=0, xx" }, "en"],
  [{ "accept-language": "*" }, "en"],
  [{ "accept-language": "not a ; language,," }, "en"],
  [{ "accept-language": "xx, de-AT;q=0.8, en;q=0.5" }, "de"],
  [{ "accept-language": "en;q=0.1, ar-EG" }, "ar"],
  [{ "accept-language": "ar", "cookie": "other=1; glimmer_language=de" }, "de"],
  [{ "accept-language": "ar", "cookie": "glimmer_language=xx" }, "ar"],
  [{ "accept-language": "ar", "cookie": "glimmer_language=en" }, "en"],
  [{ "accept-language": "ar", "x-language": "de" }, "de"],
  [{ "accept-language": "ar", "x-language": "xx" }, "ar"],
])("reads %j as %s", (headers, language) => {
  expect(readRequestLanguage(new Headers(headers))).toBe(language);
});
