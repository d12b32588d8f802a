import { expect, test } from "vitest";
import { helpCountries } from "#shared/moderation/help-countries.ts";
import { listHelpCountries } from "./HelpCountrySelect.tsx";

test("names every country that has lines, in the order of the names", () => {
  const names = listHelpCountries(null).map(({ name }) => name);
  expect(names).toHaveLength(helpCountries.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(listHelpCountries("DE")).toContainEqual({ code: "DE", name: "Germany" });
});

test("adds the shown country of a newer server, but no country for `other`", () => {
  expect(listHelpCountries("XK")).toContainEqual({ code: "XK", name: "Kosovo" });
  expect(listHelpCountries("other")).toEqual(listHelpCountries(null));
});
