import { expect, test } from "vitest";
import { findHelpCountry, mayBeElsewhere } from "./find-help-country.ts";

const nothing = { chosen: null, timeZone: null, acceptLanguage: null };

test.each([
  ["the choice, before the zone and the language", { chosen: "NL", timeZone: "Europe/Berlin" }, "NL"],
  ["no lines, where another country was chosen", { chosen: "other", timeZone: "Europe/Berlin" }, null],
  ["no lines, where the chosen country has none any more", { chosen: "XK", timeZone: "Europe/Berlin" }, null],
  ["the zone's country, before the language", { timeZone: "Europe/Berlin", acceptLanguage: "en-US" }, "DE"],
  ["the zone's country, however its name is spelled", { timeZone: "europe/kyiv" }, "UA"],
  ["the country of a zone's older name", { timeZone: "US/Eastern" }, "US"],
  ["the country of each of its zones", { timeZone: "Pacific/Honolulu" }, "US"],
  ["the country whose lines answer on Jersey", { timeZone: "Europe/Jersey" }, "GB"],
  ["the country whose lines answer on Puerto Rico", { timeZone: "America/Puerto_Rico" }, "US"],
  ["the country whose lines answer on Martinique", { timeZone: "America/Martinique" }, "FR"],
  ["the country whose lines answer on Åland", { timeZone: "Europe/Mariehamn" }, "FI"],
  [
    "no lines, where the zone's country has none",
    { timeZone: "Africa/Nairobi", acceptLanguage: "en-US" },
    null,
  ],
  ["nothing, without anything known", {}, null],
])("finds %s", (_, given, country) => {
  expect(findHelpCountry({ ...nothing, ...given })).toBe(country);
});

test.each([
  ["en-GB", "GB"],
  ["de-at,de;q=0.9,en;q=0.8", "AT"],
  ["en-US;q=0.5,sv-SE", "SE"],
  // Firefox in German and in Portuguese: the English at the end says nothing.
  ["de,en-US;q=0.7,en;q=0.3", null],
  ["pt,en-US;q=0.7,en;q=0.3", null],
  ["fi,en-US;q=0.7,en;q=0.3", "FI"],
  ["en,fi;q=0.8", "FI"],
  ["en", null],
  ["de;q=0,fi", "FI"],
  ["sw-KE,en-US", null],
  ["zh-Hant-HK", "HK"],
  ["fr-RE", "FR"],
  ["es-PR,en-US;q=0.5", "US"],
  ["zh", null],
  ["*", null],
  ["not a language;;q=,,-", null],
  ["", null],
])("takes Accept-Language %j, where the zone is no place, as %j", (acceptLanguage, country) => {
  for (const timeZone of ["UTC", "CET", "met", "WET", "EST", "PST8PDT", "Etc/GMT+5", "Mars/Olympus", null]) {
    expect(findHelpCountry({ ...nothing, timeZone, acceptLanguage })).toBe(country);
  }
});

test.each([
  ["en-US,en;q=0.5", true],
  ["", true],
  [null, true],
  ["is,en;q=0.5", false],
  ["en-US,is-IS;q=0.3", false],
])(
  "with Iceland's time zone and Accept-Language %j the member may be elsewhere: %j",
  (acceptLanguage, expected) => {
    const given = { ...nothing, timeZone: "Atlantic/Reykjavik", acceptLanguage };
    expect(mayBeElsewhere(given)).toBe(expected);
    expect(mayBeElsewhere({ ...given, chosen: "IS" })).toBe(false);
    expect(mayBeElsewhere({ ...given, timeZone: "Europe/Berlin" })).toBe(false);
  },
);
