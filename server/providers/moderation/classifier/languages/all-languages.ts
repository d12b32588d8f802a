import type { LanguageLists } from "./language-lists.ts";
import { zhLists } from "./zh/lists.ts";

/** The lists of every language but English. */
export const allLanguages: readonly LanguageLists[] = [zhLists];
