import { expect, test } from "vitest";
import { helpCountries } from "./help-countries.ts";
import { helpLines } from "./help-lines.ts";

test("lists the countries that have lines, and no others", () => {
  expect(Object.keys(helpLines).toSorted()).toEqual([...helpCountries]);
});
