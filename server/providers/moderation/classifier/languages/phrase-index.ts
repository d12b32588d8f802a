import type { ModerationLevel } from "#shared/primitives.ts";
import { englishSearches } from "../lexicon/crisis-searches.ts";
import type { Category } from "../lexicon/lexicon.ts";
import { allLanguages } from "./all-languages.ts";
import { createPhraseCompiler, type Phrase } from "./compile-phrase.ts";
import { addTo, KnownWords, type Sign } from "./known-words.ts";
import type { HarmList, LanguageLists } from "./language-lists.ts";

/** What a found phrase means: a kind of harm, or its author's own feelings. */
type Meaning =
  | { readonly category: Category; readonly level: ModerationLevel }
  | { readonly feeling: "hard" | "grave" };

export interface Entry {
  readonly phrase: Phrase;
  /** ISO 639-1. */
  readonly language: string;
  readonly meaning: Meaning;
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
  for (const lists of languages) {
    const compile = createPhraseCompiler(lists.wordClasses, known);
    const add = (to: MutableEntries, sources: readonly string[], meaning: Meaning) => {
      for (const source of sources) addEntry(to, { phrase: compile(source), language: lists.code, meaning });
    };
    for (const [category, list] of harmsOf(lists)) {
      for (const level of ["none", "low", "high"] as const) {
        const sources = (list.phrases[level] ?? []).flatMap(splitShortWords);
        add(phrases, sources.filter((source) => !isShortWord(source)), { category, level });
        const listed = (list.words?.[level] ?? []).flatMap(splitShortWords);
        add(words, [...listed, ...sources.filter(isShortWord)], { category, level });
      }
    }
    add(phrases, [...lists.crisis.hard, ...lists.crisis.indirect], { feeling: "hard" });
    add(phrases, lists.crisis.grave, { feeling: "grave" });
    add(searches, lists.crisis.searches, { feeling: "grave" });
  }
  return { known, phrases, words, searches, ...preparing([phrases, words, searches]) };
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
  return { prepare, prepareAll: () => all.forEach((entries) => prepare([...entries.keys()])) };
}

/** "wtf": a phrase of one short word is an abbreviation of something else in other languages. */
function isShortWord(source: string): boolean {
  return /^[a-z\d]{1,3}$/.test(source);
}

/** The alternatives of a phrase of one word: the short ones apart. */
function splitShortWords(source: string): readonly string[] {
  const alternatives = /^[^\s?*<!^]+$/.test(source) ? source.split("|") : [source];
  const long = alternatives.filter((word) => !isShortWord(word));
  return [...alternatives.filter(isShortWord), ...long.length > 0 ? [long.join("|")] : []];
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
