import type { CurrentUser } from "#shared/auth/contract.ts";
import { Field } from "../../ui/form/Field.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { HelpCountrySelect } from "../moderation/HelpCountrySelect.tsx";
import { useChangeSettings } from "./use-change-settings.ts";

/** The country whose help lines the member is offered first (moderation.10). */
export function HelpLinesSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.helpCountry ?? null : user.helpCountry ?? null;
  return (
    <SettingsSection
      title="Help lines"
      intro="On a hard day we show you people who listen, those of your country first. Unless you choose a country, we go by your time zone, or else by your browser's language."
    >
      <Field label="Country for help lines" hint="We never use your network address for this.">
        {(control) => (
          <HelpCountrySelect
            {...control}
            value={chosen ?? ""}
            onChoose={(helpCountry) => change.mutate({ helpCountry })}
            none="Find it for me"
          />
        )}
      </Field>
    </SettingsSection>
  );
}
