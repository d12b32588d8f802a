import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import type { Elements } from "../../ui/elements.ts";
import { fieldClass } from "../../ui/form/Field.tsx";
import { helpCountryOptions } from "./help-country-options.ts";

interface HelpCountrySelectProps {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-busy"?: boolean;
  /** A country's code, `other`, or "" for none. */
  readonly value: string;
  /** The option of the value "". */
  readonly none?: Elements;
  /** null for the option of the value "". */
  readonly onChoose: (choice: HelpCountryChoice | null) => void;
}

/** The countries that have help lines, by name, and 'Another country'. */
export function HelpCountrySelect({ value, none, onChoose, ...control }: HelpCountrySelectProps) {
  return (
    <select
      {...control}
      value={value}
      onChange={({ target }) => onChoose(target.value === "" ? null : target.value as HelpCountryChoice)}
      className={fieldClass(false, "pointer-coarse:min-h-11")}
    >
      {none}
      {helpCountryOptions(value === "" ? null : value).map(({ code, name }) => (
        <option key={code} value={code}>{name}</option>
      ))}
      <option value="other">Another country</option>
    </select>
  );
}
