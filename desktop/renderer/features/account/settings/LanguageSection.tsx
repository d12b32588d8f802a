import { t } from "@lingui/core/macro";
import { type Language, languageNames, languages, reviewedLanguages } from "#shared/language/languages.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useChangeSettings } from "../use-change-settings.ts";

/**
 * The language of pages, mails, pushes and notifications (product.17): kept with the member, and
 * the page opens in it.
 */
export function LanguageSection({ isMember }: { readonly isMember: boolean }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.language : pageLanguage;
  const choose = (language: Language) => {
    if (!isMember) return platform().openInLanguage(language);
    change.mutate({ language }, { onSuccess: () => platform().openInLanguage(language) });
  };
  return (
    <SettingsSection
      id="language"
      title={t`Language`}
      intro={t`Of everything Glimmer says to you, here and in emails and notifications. What members write stays as they wrote it.`}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t`Language`}</legend>
        {languages.map((language) => (
          <RadioCard
            key={language}
            name="language"
            value={language}
            label={<span lang={language} dir="auto">{languageNames[language]}</span>}
            explanation={reviewedLanguages.includes(language) ? null : t`Not yet reviewed by the community`}
            isChosen={chosen === language}
            onChoose={() => choose(language)}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}
