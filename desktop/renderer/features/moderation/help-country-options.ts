import { helpCountries } from "#shared/moderation/help-countries.ts";

interface CountryOption {
  readonly code: string;
  readonly name: string;
}

/**
 * The countries that have help lines, by name. `shown` is among them even if a newer server added
 * it.
 */
export function helpCountryOptions(shown: string | null): readonly CountryOption[] {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const codes = new Set<string>([...helpCountries, ...(shown !== null && shown !== "other" ? [shown] : [])]);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
