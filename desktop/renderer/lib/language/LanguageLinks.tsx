import { t } from "@lingui/core/macro";
import { languageParameter } from "#shared/language/language-cookie.ts";
import { languageNames, languages } from "#shared/language/languages.ts";
import { platform } from "../platform/current-platform.ts";
import { pageLanguage } from "./page-language.ts";

interface LanguageLinksProps {
  readonly className: string;
  readonly linkClass: string;
}

/**
 * The languages of the product, each in its own words, as links to this page in it (product.17).
 * They work where no script runs; else the page keeps its query.
 */
export function LanguageLinks({ className, linkClass }: LanguageLinksProps) {
  return (
    <nav aria-label={t`Language`} className={className}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?${languageParameter}=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === pageLanguage ? "true" : undefined}
          className={linkClass}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            platform().openInLanguage(language);
          }}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
