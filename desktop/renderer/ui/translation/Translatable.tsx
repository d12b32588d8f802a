import type { ReactElement } from "react";
import { pageLanguage } from "../../lib/language/page-language.ts";
import { canTranslate, useTranslation } from "../../lib/translation/translations.ts";
import { LazyPart } from "../status/LazyPart.tsx";
import { loadTranslation } from "./load-translation.ts";

interface TranslatableProps {
  /** `post:<id>`, as the button beside it has. */
  readonly textKey: string;
  readonly text: string;
  readonly language: string | null;
  readonly authorId: string;
  /** A covered text has its button here, behind the cover, and nowhere else. */
  readonly isCovered?: boolean;
  readonly children: (shown: string, language: string | null) => ReactElement;
}

/** What a member wrote, or its translation, with a line that says so (posts.20). */
export function Translatable({ isCovered, children, ...written }: TranslatableProps) {
  const { textKey, text, language } = written;
  const translation = useTranslation(textKey, text);
  const translated = translation?.isShown ? translation.text : null;
  return (
    <>
      {children(
        translated ?? text,
        translated === null || translated === undefined ? language : pageLanguage,
      )}
      {(translation || (isCovered && canTranslate)) && (
        <LazyPart load={loadTranslation} failure={() => null}>
          {({ TranslationLine }) => <TranslationLine {...written} hasButton={isCovered} />}
        </LazyPart>
      )}
    </>
  );
}
