import { expect, test } from "vitest";
import { findNameMarks } from "./FoundPeople.tsx";

test.each([
  ["Ada Love", "love", ["Love"]],
  ["Love Glove", "love", ["Love"]],
  ["Grada", "ada", ["ada"]],
  ["@grada.love", "@ADA.love", ["ada.love"]],
  ["Rosenkrüger", "kruger", ["krüger"]],
  ["Grada", "da", []],
  ["Grada", "", []],
  ["Grada", "@", []],
  ["Grada", "adam", []],
])("marks in %s what %j finds", (name, typed, parts) => {
  expect(findNameMarks(name, typed).map(({ start, end }) => name.slice(start, end))).toEqual(parts);
});
