import { t } from "@lingui/core/macro";
import { helpCountries, type HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import { pageLanguage } from "../../lib/language/page-language.ts";
import { Select } from "../../ui/form/Select.tsx";

interface HelpCountrySelectProps {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-busy"?: boolean;
  /** A country's code, `other`, or "" for none. */
  readonly value: string;
  /** The option of the value "", where members may choose it. */
  readonly none?: string;
  /** null for the option of the value "". */
  readonly onChoose: (choice: HelpCountryChoice | null) => void;
}

/** The countries that have help lines, by name, and 'Another country'. */
export function HelpCountrySelect({ value, none, onChoose, ...control }: HelpCountrySelectProps) {
  const countries = listHelpCountries(value === "" ? null : value);
  return (
    <Select
      {...control}
      options={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
        { value: "other", label: t`Another country` },
      ]}
      value={value}
      placeholder={t`Choose your country`}
      onChoose={(choice) => onChoose(choice === "" ? null : choice as HelpCountryChoice)}
    />
  );
}

interface CountryOption {
  readonly code: string;
  readonly name: string;
}

/**
 * The countries that have help lines, by name. `shown` is among them even if a newer server added
 * it.
 */
export function listHelpCountries(shown: string | null): readonly CountryOption[] {
  const names = new Intl.DisplayNames(pageLanguage, { type: "region" });
  const codes = new Set<string>([...helpCountries, ...(shown !== null && shown !== "other" ? [shown] : [])]);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, pageLanguage));
}
