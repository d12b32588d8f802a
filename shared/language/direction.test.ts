import { expect, test } from "vitest";
import { getDirection, writeLangAndDir } from "./direction.ts";

test.each([["en", "ltr"], ["de-AT", "ltr"], ["ar", "rtl"], ["ar-EG", "rtl"], ["he", "rtl"], ["arn", "ltr"]])(
  "%s is written %s",
  (language, direction) => {
    expect(getDirection(language)).toBe(direction);
  },
);

test("a document names its direction where it is not the usual one", () => {
  expect([writeLangAndDir("de"), writeLangAndDir("ar")]).toEqual(['lang="de"', 'lang="ar" dir="rtl"']);
});
