import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { changeSettings, type NewSettings } from "#shared/account/settings-contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { Field } from "../../ui/form/Field.tsx";
import { HelpCountrySelect } from "./HelpCountrySelect.tsx";
import { call } from "../../lib/api/call.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";

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
      label={support.asksCountry ? t`Which country are you in?` : t`Country`}
      error={hasFailed
        ? t`The lines of that country could not be loaded. Those above stay; please choose again.`
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

/**
 * Stores the country of the member's help lines, and loads its lines into the open card. Throws
 * when either fails; lines that could not be loaded stay due, and come with the next fetch.
 */
export async function saveHelpCountry(
  client: QueryClient,
  helpCountry: NonNullable<NewSettings["helpCountry"]>,
): Promise<void> {
  const user = await call(changeSettings, { body: { helpCountry } });
  // Fetches in flight do not have the change yet.
  await client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  await client.cancelQueries({ queryKey: moderationKeys.support });
  await client.invalidateQueries({ queryKey: moderationKeys.support }, { throwOnError: true });
}
