import { expect, test } from "vitest";
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

test("returns everybody for a blank filter, and nobody without a match", () => {
  expect(names("  ")).toHaveLength(3);
  expect(names("zoe")).toEqual([]);
});
