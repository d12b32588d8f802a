import { t } from "@lingui/core/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getLanguageName, listWrittenLanguages } from "../../../lib/language/language-names.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { X } from "../../../ui/icons/x.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useChangeSettings } from "../use-change-settings.ts";

/** The languages whose posts All Posts and hashtags show the member; none: all (feed.7). */
export function LanguagesReadSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  // A server of the release before has none.
  const saved: readonly string[] | undefined = user.readLanguages;
  const read = (change.isPending && change.variables.readLanguages) || (saved ?? []);
  const save = (readLanguages: readonly string[]) => change.mutate({ readLanguages: [...readLanguages] });
  const others = listWrittenLanguages([]).filter(({ value }) => !read.includes(value));
  return (
    <SettingsSection
      id="languages-read"
      title={t`Languages I read`}
      intro={t`Choose some, and All Posts and hashtags leave out what others write in other languages. Posts whose language isn't known always show. Following, profiles and search show every language.`}
    >
      {read.length === 0
        ? <p className="mb-3 text-quiet">{t`None chosen: you see posts in every language.`}</p>
        : (
          <ul aria-label={t`Languages I read`} className="mb-3 flex flex-wrap gap-2">
            {read.map((language) => (
              <li key={language}>
                <ChosenLanguage
                  language={language}
                  onRemove={() => save(read.filter((other) => other !== language))}
                />
              </li>
            ))}
          </ul>
        )}
      <Field label={t`Add a language`}>
        {(control) => (
          <Select
            {...control}
            options={others}
            value=""
            placeholder={t`Choose a language`}
            onChoose={(language) => save([...read, language])}
          />
        )}
      </Field>
    </SettingsSection>
  );
}

interface ChosenLanguageProps {
  readonly language: string;
  readonly onRemove: () => void;
}

function ChosenLanguage({ language, onRemove }: ChosenLanguageProps) {
  const name = getLanguageName(language);
  return (
    <button
      type="button"
      aria-label={t`Remove ${name}`}
      onClick={({ currentTarget }) => {
        focusNext(currentTarget);
        onRemove();
      }}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control/80 ps-3 pe-2 text-ink hover:bg-wash pointer-coarse:min-h-11"
    >
      <span>{name}</span>
      <X size={16} aria-hidden="true" className="text-quiet" />
    </button>
  );
}

/** Focuses the next language, else the one before, else the choice, since the button disappears. */
function focusNext(button: HTMLElement): void {
  const row = button.closest("li");
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
  (next ?? button.closest("section")?.querySelector<HTMLElement>("[role=combobox]"))?.focus();
}
