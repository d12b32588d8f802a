import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { findLanguage } from "#shared/language/find-language.ts";
import { type Language, languageNames, languages, reviewedLanguages } from "#shared/language/languages.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { tabTexts } from "../../../lib/storage/guarded-storage.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useChangeSettings } from "../use-change-settings.ts";

/** Set while the page opens in the language that was chosen here. */
const storageKey = "glimmer.language-chosen";

/**
 * The language of pages, mails, pushes and notifications (product.17): kept with the member, and
 * the page opens in it. A list, since radio buttons would open the page at each arrow key.
 */
export function LanguageSection({ user }: { readonly user: CurrentUser | null }) {
  const change = useChangeSettings();
  const select = useRef<HTMLButtonElement>(null);
  const kept = findLanguage(user?.language) ?? pageLanguage;
  const chosen = (change.isPending && change.variables.language) || kept;
  const open = (language: Language) => {
    tabTexts.setItem(storageKey, language);
    platform().openInLanguage(language);
  };
  const choose = (language: Language) => {
    if (!user) return open(language);
    change.mutate({ language }, { onSuccess: () => open(language) });
  };
  // Whoever chose goes on from there.
  useEffect(() => {
    if (tabTexts.getItem(storageKey) === null) return;
    tabTexts.removeItem(storageKey);
    select.current?.focus();
  }, []);
  return (
    <SettingsSection
      id="language"
      title={t`Language`}
      intro={t`Of everything Glimmer says to you, here and in emails and notifications. What members write stays as they wrote it.`}
    >
      <Field
        label={t`Language of Glimmer`}
        hint={reviewedLanguages.includes(chosen) ? undefined : t`Not yet reviewed by the community`}
      >
        {(control) => (
          <Select
            {...control}
            ref={select}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={chosen}
            onChoose={choose}
          />
        )}
      </Field>
    </SettingsSection>
  );
}
