import type { ModerationLevel } from "#shared/primitives.ts";
import { englishSearches } from "../lexicon/crisis-searches.ts";
import type { Category } from "../lexicon/lexicon.ts";
import { allLanguages } from "./all-languages.ts";
import { createPhraseCompiler, type Phrase } from "./compile-phrase.ts";
import { foldText } from "./fold-text.ts";
import { addTo, KnownWords, type Sign } from "./known-words.ts";
import type { HarmList, LanguageLists } from "./language-lists.ts";

/** The lists of one's own feelings (`CrisisList`). */
export type Feeling = "hard" | "indirect" | "grave";

/**
 * What a found phrase means: a kind of harm, its author's own feelings, or that a word of two
 * senses is meant as harm.
 */
type Meaning =
  | { readonly category: Category; readonly level: ModerationLevel }
  | { readonly feeling: Feeling }
  | { readonly isHarm: true };

export interface Entry {
  readonly phrase: Phrase;
  /** ISO 639-1. */
  readonly language: string;
  readonly meaning: Meaning;
  /** It has an everyday sense as well. */
  readonly hasTwoSenses: boolean;
}

/** Entries by each sign that they may begin with. */
export type Entries = ReadonlyMap<Sign, readonly Entry[]>;

export interface PhraseIndex {
  readonly known: KnownWords;
  readonly phrases: Entries;
  /** Single words, which count only in texts of their language. */
  readonly words: Entries;
  /** What somebody in a crisis searches for; counts only there. */
  readonly searches: Entries;
  /** In which the words of their language with two senses are harm. */
  readonly harmOfTwoSenses: Entries;
  /**
   * Compiles the entries that may begin with one of these signs. Returns whether any was new: then
   * a text has to be read again, since more of its words are known.
   */
  readonly prepare: (signs: readonly Sign[]) => boolean;
  /** Compiles all entries, so that every word of theirs is known. */
  readonly prepareAll: () => void;
}

let built: PhraseIndex | undefined;

/** The compiled lists of all languages; built on first use. */
export function getPhraseIndex(): PhraseIndex {
  return built ??= buildPhraseIndex([...allLanguages, englishSearches]);
}

export function buildPhraseIndex(languages: readonly LanguageLists[]): PhraseIndex {
  const known = new KnownWords();
  const [phrases, words, searches] = [createEntries(), createEntries(), createEntries()];
  const harmOfTwoSenses = createEntries();
  for (const lists of languages) {
    const { code: language, twoSenses } = lists;
    const classes = { ...lists.wordClasses, twoSenses: twoSenses.words };
    const compile = createPhraseCompiler(classes, known);
    const hasTwoSenses = createMembership(twoSenses.words);
    const add = (to: MutableEntries, sources: readonly string[], meaning: Meaning) => {
      for (const source of sources) {
        addEntry(to, { phrase: compile(source), language, meaning, hasTwoSenses: hasTwoSenses(source) });
      }
    };
    for (const [category, list] of harmsOf(lists)) {
      for (const level of ["none", "low", "high"] as const) {
        const sources = (list.phrases[level] ?? []).flatMap((source) => splitWords(source, hasTwoSenses));
        add(phrases, sources.filter((source) => !isShortWord(source)), { category, level });
        const listed = (list.words?.[level] ?? []).flatMap((source) => splitWords(source, hasTwoSenses));
        add(words, [...listed, ...sources.filter(isShortWord)], { category, level });
      }
    }
    add(phrases, lists.crisis.hard, { feeling: "hard" });
    add(phrases, lists.crisis.indirect, { feeling: "indirect" });
    add(phrases, lists.crisis.grave, { feeling: "grave" });
    add(searches, lists.crisis.searches, { feeling: "grave" });
    add(harmOfTwoSenses, twoSenses.harmIn, { isHarm: true });
  }
  const all = [phrases, words, searches, harmOfTwoSenses];
  return { known, phrases, words, searches, harmOfTwoSenses, ...preparing(all) };
}

function preparing(all: readonly Entries[]): Pick<PhraseIndex, "prepare" | "prepareAll"> {
  const prepared = new Set<Sign>();
  const prepare = (signs: readonly Sign[]) => {
    const fresh = signs.filter((sign) => !prepared.has(sign));
    for (const sign of fresh) {
      prepared.add(sign);
      for (const entries of all) for (const { phrase } of entries.get(sign) ?? []) phrase.compiled();
    }
    return fresh.length > 0;
  };
  let isDone = false;
  const prepareAll = () => {
    // To look at all signs again would be most of what a search of one joined word costs.
    if (!isDone) all.forEach((entries) => prepare([...entries.keys()]));
    isDone = true;
  };
  return { prepare, prepareAll };
}

/** "wtf": a phrase of one short word is an abbreviation of something else in other languages. */
function isShortWord(source: string): boolean {
  return /^[a-z\d]{1,3}$/.test(source);
}

/** The alternatives of a phrase of one word: the short ones and those with two senses apart. */
function splitWords(source: string, hasTwoSenses: (source: string) => boolean): readonly string[] {
  const alternatives = /^[^\s?<!^]+$/.test(source) ? source.split("|") : [source];
  const isApart = (word: string) => isShortWord(word) || hasTwoSenses(word);
  const joined = alternatives.filter((word) => !isApart(word));
  return [...alternatives.filter(isApart), ...joined.length > 0 ? [joined.join("|")] : []];
}

/** Compares words as they are folded. */
function createMembership(words: readonly string[]): (word: string) => boolean {
  const folded = new Set(words.map(foldText));
  // Most entries are phrases.
  return (word) => !/[\s|]/.test(word) && folded.has(foldText(word));
}

function harmsOf(lists: LanguageLists): readonly (readonly [Category, HarmList])[] {
  return [
    ["threat", lists.threats],
    ["self_harm", lists.selfHarm],
    ["hate", lists.hate],
    ["sexual", lists.sexual],
    ["profanity", lists.profanity],
  ];
}

type MutableEntries = Map<Sign, Entry[]>;

function createEntries(): MutableEntries {
  return new Map();
}

function addEntry(entries: MutableEntries, entry: Entry): void {
  for (const sign of entry.phrase.firstSigns) addTo(entries, sign, entry);
}
