import { expect, test } from "vitest";
import { filterPeople } from "./filter-people.ts";

const people = [
  { username: "ada_lind", displayName: "Ada Lind" },
  { username: "bo", displayName: "Bo Ådahl" },
  { username: "cy", displayName: "Cyrus" },
];
const names = (words: string) => filterPeople(people, words).map(({ username }) => username);

test("finds people by username or display name, whatever the case", () => {
  expect(names("LIND")).toEqual(["ada_lind"]);
  expect(names("cyr")).toEqual(["cy"]);
  expect(names(" @bo ")).toEqual(["bo"]);
});

test("shows everybody while nothing is asked for, and nobody when none fits", () => {
  expect(names("  ")).toHaveLength(3);
  expect(names("zoe")).toEqual([]);
});
