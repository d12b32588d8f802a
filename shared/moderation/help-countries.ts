/**
 * The countries of `help-lines.ts`. Pages list them without the lines themselves, which only the
 * server knows.
 */
export const helpCountries = [
  "AT",
  "AU",
  "BE",
  "CA",
  "CH",
  "CZ",
  "DE",
  "FI",
  "FR",
  "GB",
  "HK",
  "IE",
  "IS",
  "KR",
  "LI",
  "LT",
  "LU",
  "NL",
  "NO",
  "NZ",
  "PH",
  "SE",
  "UA",
  "US",
  "ZA",
] as const;

/** The countries a member may choose; `other` is a country without lines (moderation.10). */
export const helpCountryChoices = [...helpCountries, "other"] as const;
export type HelpCountryChoice = (typeof helpCountryChoices)[number];
