import { expect, test } from "vitest";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { filterPeople } from "./filter-people.ts";

const people = [
  { username: "ada_lind", displayName: "Ada Lind" },
  { username: "bo", displayName: "Bo Ådahl" },
  { username: "cy", displayName: "Cyrus" },
];
const names = (words: string) => filterPeople(people, words).map(({ username }) => username);

test("finds people by username or display name, ignoring case", () => {
  expect(names("LIND")).toEqual(["ada_lind"]);
  expect(names("cyr")).toEqual(["cy"]);
  expect(names(" @bo ")).toEqual(["bo"]);
});

test.each(searchCases.people)("finds $name however it is typed", ({ name, found }) => {
  const people = [{ username: "qqx", displayName: name }, { username: "zz", displayName: "Zz" }];
  for (const q of found.flatMap((q) => [q, `＠${q}`, q.normalize("NFD"), q.toUpperCase()])) {
    expect([q, filterPeople(people, q)]).toEqual([q, [people[0]]]);
  }
});

test("finds words in any order", () => {
  expect(names("lind ada")).toEqual(["ada_lind"]);
  expect(names("adahl")).toEqual(["bo"]);
});

test("returns everybody for a blank filter, and nobody without a match", () => {
  expect(names("  ")).toHaveLength(3);
  expect(names("zoe")).toEqual([]);
});
