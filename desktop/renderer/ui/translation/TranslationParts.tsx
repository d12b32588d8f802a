import { t } from "@lingui/core/macro";
import { getLanguageName } from "../../lib/language/language-names.ts";
import { toggleTranslation } from "../../lib/translation/translate.ts";
import { type Translation, useTranslation } from "../../lib/translation/translations.ts";
import { useTranslatable } from "../../lib/translation/use-translatable.ts";
import { Button } from "../button/Button.tsx";
import { Languages } from "../icons/languages.ts";

interface TranslateProps {
  readonly textKey: string;
  readonly text: string;
  readonly language: string | null;
  readonly authorId: string;
}

/** Translates a text into the page's language; nothing where that is not needed or possible. */
export function TranslateButton({ textKey, text, language, authorId, className }: TranslateProps & {
  readonly className: string;
}) {
  const from = useTranslatable({ text, language, authorId });
  const isShown = useTranslation(textKey, text)?.isShown ?? false;
  if (!from) return null;
  return (
    <button
      type="button"
      data-translates={textKey}
      aria-pressed={isShown}
      aria-label={t`Translate from ${{ language: getLanguageName(from) }}`}
      className={`${className} aria-pressed:text-brand!`}
      onClick={() => void toggleTranslation(textKey, text, from)}
    >
      <Languages size={18} aria-hidden="true" />
      <span className="max-sm:hidden">{t`Translate`}</span>
    </button>
  );
}

/** Says below a text that it is translated, and leads back to the original. */
export function TranslationLine(
  { textKey, text, language, authorId, hasButton = false }: TranslateProps & {
    readonly hasButton?: boolean | undefined;
  },
) {
  const translation = useTranslation(textKey, text);
  return (
    <>
      {hasButton && (
        <TranslateButton
          textKey={textKey}
          text={text}
          language={language}
          authorId={authorId}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-control text-meta text-quiet hover:text-ink pointer-coarse:min-h-11"
        />
      )}
      {translation && (
        <div className="mt-1 flex flex-wrap items-center gap-x-2 text-meta text-quiet">
          <p role="status">{describe(translation)}</p>
          <Button
            variant="quiet"
            size="sm"
            className="-mx-3.5"
            onClick={({ currentTarget }) => {
              if (translation.text === null) focusTranslate(currentTarget, textKey);
              void toggleTranslation(textKey, text, translation.from);
            }}
          >
            {nameToggle(translation)}
          </Button>
        </div>
      )}
    </>
  );
}

/** 'Cancel' is about to disappear; where a dialog shows the text too, its own button is meant. */
function focusTranslate(pressed: HTMLElement, textKey: string): void {
  const place = pressed.closest("[role=dialog]") ?? document;
  place.querySelector<HTMLElement>(`[data-translates="${textKey}"]`)?.focus();
}

function describe({ from, text, isShown, downloaded }: Translation): string {
  const language = getLanguageName(from);
  if (text !== null) return isShown ? t`Translated from ${language}` : t`Written in ${language}`;
  if (downloaded === null) return t`Translating…`;
  const percent = Math.round(downloaded * 100);
  return t`Downloading ${language} to this device: ${percent}%`;
}

function nameToggle({ text, isShown }: Translation): string {
  if (text === null) return t`Cancel`;
  return isShown ? t`Show original` : t`Show translation`;
}
