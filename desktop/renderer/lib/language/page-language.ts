import type { Language } from "#shared/language/languages.ts";

/** The language that the scripts are built for. */
declare const __LANGUAGE__: Language;

/** The language of the page's texts, which `Intl` takes too. */
export const pageLanguage = __LANGUAGE__;
