import { expect, test } from "vitest";
import { helpCountries } from "#shared/moderation/help-countries.ts";
import { helpCountryOptions } from "./HelpCountrySelect.tsx";

test("names every country that has lines, in the order of the names", () => {
  const names = helpCountryOptions(null).map(({ name }) => name);
  expect(names).toHaveLength(helpCountries.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(helpCountryOptions("DE")).toContainEqual({ code: "DE", name: "Germany" });
});

test("adds the shown country of a newer server, but no country for `other`", () => {
  expect(helpCountryOptions("XK")).toContainEqual({ code: "XK", name: "Kosovo" });
  expect(helpCountryOptions("other")).toEqual(helpCountryOptions(null));
});
