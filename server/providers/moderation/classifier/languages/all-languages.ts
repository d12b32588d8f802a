import { arLists } from "./ar/lists.ts";
import { deLists } from "./de/lists.ts";
import type { LanguageLists } from "./language-lists.ts";
import { plLists } from "./pl/lists.ts";
import { ruLists } from "./ru/lists.ts";
import { trLists } from "./tr/lists.ts";

/** The lists of every language but English. */
export const allLanguages: readonly LanguageLists[] = [arLists, deLists, plLists, ruLists, trLists];
