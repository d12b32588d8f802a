import type { HarmList, LanguageLists } from "../languages/language-lists.ts";
import { buildPhraseIndex, type PhraseIndex } from "../languages/phrase-index.ts";

const empty: HarmList = { phrases: {} };

/** The lists of one language with these entries alone. */
export function smallLists(given: Partial<LanguageLists>): LanguageLists {
  return {
    code: "es",
    wordClasses: {},
    crisis: { hard: [], indirect: [], grave: [], searches: [] },
    threats: empty,
    selfHarm: empty,
    hate: empty,
    sexual: empty,
    profanity: empty,
    twoSenses: { words: [], harmIn: [] },
    ...given,
  };
}

/** An index of one phrase. */
export function indexOf(phrase: string, given: Partial<LanguageLists> = {}): PhraseIndex {
  return buildPhraseIndex([smallLists({ threats: { phrases: { none: [phrase] } }, ...given })]);
}
