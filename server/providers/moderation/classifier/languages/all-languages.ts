import type { LanguageLists } from "./language-lists.ts";
import { hiLists } from "./hi/lists.ts";
import { jaLists } from "./ja/lists.ts";
import { koLists } from "./ko/lists.ts";
import { zhLists } from "./zh/lists.ts";

/** The lists of every language but English. */
export const allLanguages: readonly LanguageLists[] = [hiLists, jaLists, koLists, zhLists];
