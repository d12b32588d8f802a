import { expect, test } from "vitest";
import { writtenLanguages } from "#shared/language/written-languages.ts";
import { getLanguageName, listWrittenLanguages } from "./language-names.ts";

test("names languages in the language of the page", () => {
  expect(getLanguageName("de")).toBe("German");
  expect(getLanguageName("gsw")).toBe("Swiss German");
});

test("lists the languages that a member probably writes first, all by name", () => {
  const listed = listWrittenLanguages(["ja"], ["ar-EG", "en"]);
  expect(listed.slice(0, 4).map(({ label }) => label)).toEqual([
    "Arabic",
    "English",
    "Japanese",
    "Afrikaans",
  ]);
  expect(listed.map(({ value }) => value).toSorted()).toEqual([...writtenLanguages].toSorted());
});

test("has a name for each language that is offered", () => {
  expect(writtenLanguages.filter((tag) => getLanguageName(tag) === tag)).toEqual([]);
});
