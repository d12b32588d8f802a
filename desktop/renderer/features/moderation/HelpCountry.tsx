import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { useSession } from "../../lib/session/session.ts";
import { fieldClass } from "../../ui/form/Field.tsx";
import { chooseHelpCountry } from "./choose-help-country.ts";
import { helpCountryOptions } from "./help-country-options.ts";

interface HelpCountryProps {
  readonly support: Support;
  readonly onChange: (support: Support) => void;
}

/** Chooses on the card whose lines it shows; a failure keeps those that are there. */
export function HelpCountry({ support, onChange }: HelpCountryProps) {
  const id = useId();
  const client = useQueryClient();
  const { user } = useSession();
  const choice = useMutation({
    // With other settings: the last choice wins.
    scope: { id: "settings" },
    mutationFn: (country: HelpCountryChoice) => chooseHelpCountry(client, country),
  });
  const shown = support.country ?? (user?.helpCountry === "other" ? "other" : "");
  const value = choice.isPending ? choice.variables : shown;
  return (
    <div>
      <label htmlFor={id} className="block text-meta font-semibold text-ink">Show the lines of</label>
      <select
        id={id}
        value={value}
        aria-busy={choice.isPending}
        // Not after the card was dismissed, which would bring it back.
        onChange={({ target }) => choice.mutate(target.value as HelpCountryChoice, { onSuccess: onChange })}
        className={fieldClass(false, "mt-1.5 py-1.5 pointer-coarse:min-h-11")}
      >
        {value === "" && <option value="" disabled>Choose your country</option>}
        {helpCountryOptions(support.country).map(({ code, name }) => (
          <option key={code} value={code}>{name}</option>
        ))}
        <option value="other">Another country</option>
      </select>
      {choice.isError && (
        <p className="mt-1.5 text-meta font-medium text-danger">
          The lines of that country could not be loaded. Those above stay; please choose again.
        </p>
      )}
    </div>
  );
}
