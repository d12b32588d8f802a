import type { LanguageLists } from "./language-lists.ts";

/** The lists of every language but English. */
export const allLanguages: readonly LanguageLists[] = [];
