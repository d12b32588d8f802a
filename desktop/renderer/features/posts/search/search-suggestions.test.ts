import { expect, test } from "vitest";
import { parseWantedSuggestions } from "./SearchSuggestions.tsx";

test.each([
  ["wu", { q: "wu", people: true, hashtags: true }],
  ["@王", { q: "王", people: true, hashtags: false }],
  ["＠王", { q: "王", people: true, hashtags: false }],
  ["＃散歩", { q: "散歩", people: false, hashtags: true }],
  ["散歩＃朝", { q: "散歩＃朝", people: true, hashtags: false }],
  ["#caf", { q: "caf", people: false, hashtags: true }],
  ["Daniel Wu", { q: "Daniel Wu", people: true, hashtags: false }],
  ["#two words", null],
  ["@", null],
  ["  ", null],
])("asks for people and hashtags by what is typed: %j", (typed, wanted) => {
  expect(parseWantedSuggestions(typed)).toEqual(wanted);
});
