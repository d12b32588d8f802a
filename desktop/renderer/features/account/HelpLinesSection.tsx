import type { CurrentUser } from "#shared/auth/contract.ts";
import type { HelpCountryChoice } from "#shared/moderation/help-countries.ts";
import { Field, fieldClass } from "../../ui/form/Field.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { helpCountryOptions } from "../moderation/help-country-options.ts";
import { useChangeSettings } from "./use-change-settings.ts";

/** The country whose help lines the member is offered first (moderation.10). */
export function HelpLinesSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.helpCountry ?? null : user.helpCountry ?? null;
  return (
    <SettingsSection
      title="Help lines"
      intro="On a hard day we show you people who listen, those of your country first."
    >
      <Field label="Country for help lines" hint="Never found by your network address.">
        {(control) => (
          <select
            {...control}
            value={chosen ?? ""}
            onChange={({ target }) =>
              change.mutate({ helpCountry: target.value === "" ? null : target.value as HelpCountryChoice })}
            className={fieldClass(false, "pointer-coarse:min-h-11")}
          >
            <option value="">Find it by my time zone</option>
            {helpCountryOptions(chosen).map(({ code, name }) => (
              <option key={code} value={code}>{name}</option>
            ))}
            <option value="other">Another country</option>
          </select>
        )}
      </Field>
    </SettingsSection>
  );
}
