import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { useSession } from "../../lib/session/session.ts";
import { Field } from "../../ui/form/Field.tsx";
import { saveHelpCountry } from "./save-help-country.ts";
import { HelpCountrySelect } from "./HelpCountrySelect.tsx";

/** Chooses on the card whose lines it shows; a failure keeps those that are there. */
export function HelpCountry({ support }: { readonly support: Support }) {
  const client = useQueryClient();
  const { user } = useSession();
  const choice = useMutation({
    // With other settings: the last choice wins.
    scope: { id: "settings" },
    mutationFn: (country: HelpCountryChoice) => saveHelpCountry(client, country),
  });
  const shown = support.country ?? (user?.helpCountry === "other" ? "other" : "");
  const value = choice.isPending ? choice.variables : shown;
  // Lines that failed to load may have come since.
  const hasFailed = choice.isError && choice.variables !== shown;
  return (
    <Field
      label={support.asksCountry ? "Which country are you in?" : "Country"}
      error={hasFailed
        ? "The lines of that country could not be loaded. Those above stay; please choose again."
        : undefined}
    >
      {(control) => (
        <HelpCountrySelect
          {...control}
          value={value}
          aria-busy={choice.isPending}
          onChoose={(country) => country && choice.mutate(country)}
        />
      )}
    </Field>
  );
}
