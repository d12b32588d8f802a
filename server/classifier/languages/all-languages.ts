import { arLists } from "./ar/lists.ts";
import { deLists } from "./de/lists.ts";
import { esLists } from "./es/lists.ts";
import { frLists } from "./fr/lists.ts";
import { hiLists } from "./hi/lists.ts";
import { itLists } from "./it/lists.ts";
import { jaLists } from "./ja/lists.ts";
import { koLists } from "./ko/lists.ts";
import type { LanguageLists } from "./language-lists.ts";
import { nlLists } from "./nl/lists.ts";
import { plLists } from "./pl/lists.ts";
import { ptLists } from "./pt/lists.ts";
import { ruLists } from "./ru/lists.ts";
import { trLists } from "./tr/lists.ts";
import { zhLists } from "./zh/lists.ts";

/** The lists of every language but English. */
export const allLanguages: readonly LanguageLists[] = [
  arLists,
  deLists,
  esLists,
  frLists,
  hiLists,
  itLists,
  jaLists,
  koLists,
  nlLists,
  plLists,
  ptLists,
  ruLists,
  trLists,
  zhLists,
];
