import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { chooseLanguage, writeText } from "./write-text.ts";

test.each([[["de-AT", "en-GB"], "de"], [[], ""]])(
  "writes in English where the system asks for %j",
  (preferred, locale) => {
    chooseLanguage({ getPreferredSystemLanguages: () => preferred, getLocale: () => locale });
    expect(writeText([msg`Hello ${{ name: "Ada" }}.`, msg`Welcome.`])).toBe("Hello Ada. Welcome.");
  },
);
