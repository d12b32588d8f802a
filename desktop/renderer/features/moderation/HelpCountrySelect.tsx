import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import { Select } from "../../ui/form/Select.tsx";
import { helpCountryOptions } from "./help-country-options.ts";

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
  const countries = helpCountryOptions(value === "" ? null : value);
  return (
    <Select
      {...control}
      options={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
        { value: "other", label: "Another country" },
      ]}
      value={value}
      placeholder="Choose your country"
      onChoose={(choice) => onChoose(choice === "" ? null : choice as HelpCountryChoice)}
    />
  );
}
