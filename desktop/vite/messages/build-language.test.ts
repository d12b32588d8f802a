import { afterEach, expect, test, vi } from "vitest";
import { readBuildLanguage } from "./build-language.ts";

afterEach(() => void vi.unstubAllEnvs());

test("the pseudo-language is longer, and leaves values and elements as they are", () => {
  const { language, compile } = readBuildLanguage("en-XA");
  expect([language, compile("", "Open <0>{count, plural, one {# case} other {# cases}}</0> of {name}")])
    .toEqual([
      "en-XA",
      [
        "Óòpéèń <0>",
        ["count", "plural", { one: ["#", " ćáàšéè"], other: ["#", " ćáàšéèš"], offset: undefined }],
        "</0> óòf ",
        ["name"],
      ],
    ]);
});

test.each([undefined, "", "en"])("builds in English when the setting is %j", (setting) => {
  vi.stubEnv("GLIMMER_LANGUAGE", setting);
  expect(readBuildLanguage().language).toBe("en");
});

test("a language without a catalogue cannot be built", () => {
  expect(() => readBuildLanguage("xx")).toThrow("there is no ");
});
