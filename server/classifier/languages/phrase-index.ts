import type { ModerationLevel } from "#shared/primitives.ts";
import { createPhraseCompiler, type Phrase } from "../compile-phrase.ts";
import { KnownWords, type Sign } from "../known-words.ts";
import {
  type Category,
  type DescribedTopic,
  describedTopics,
  type LanguageLists,
  otherLanguages,
} from "../language-lists.ts";
import { PhraseTable } from "../phrase-table.ts";
import { readLists } from "../read-lists.ts";
import { foldText } from "./fold-text.ts";

/** The lists of one's own feelings (`CrisisLists`). */
export type Feeling = "hard" | "indirect" | "grave";

/**
 * The meaning of a found phrase: a kind of harm, its author's own feelings, what it describes, or
 * that a word of two senses is meant as harm.
 */
type Meaning =
  | { readonly category: Category; readonly level: ModerationLevel }
  | { readonly feeling: Feeling }
  | { readonly topic: DescribedTopic }
  | { readonly isHarm: true };

export interface Entry {
  readonly phrase: Phrase;
  /** ISO 639-1. */
  readonly language: string;
  readonly meaning: Meaning;
  /** It has an everyday sense as well. */
  readonly hasTwoSenses: boolean;
}

export type Entries = PhraseTable<Entry>;

export interface PhraseIndex {
  readonly known: KnownWords;
  readonly phrases: Entries;
  /** Single words, which count only in texts of their language. */
  readonly words: Entries;
  /** Searches of somebody in a crisis; they count only there. */
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
  return built ??= buildPhraseIndex([...otherLanguages.map(readLists), englishAsWritten()]);
}

/** Returns the English lists that are read like those in other languages. */
function englishAsWritten(): LanguageLists {
  const english = readLists("en");
  const { searches, "grave as written": grave } = english.crisis;
  return { ...english, harms: [], crisis: { ...english.crisis, hard: [], indirect: [], grave, searches } };
}

export function buildPhraseIndex(languages: readonly LanguageLists[]): PhraseIndex {
  const known = new KnownWords();
  const [phrases, words, searches, harmOfTwoSenses] = Array.from(
    { length: 4 },
    () => new PhraseTable<Entry>(),
  ) as [Entries, Entries, Entries, Entries];
  for (const lists of languages) {
    const compile = createPhraseCompiler(lists, known);
    const hasTwoSenses = createMembership(lists.words.get("two senses") ?? []);
    const add = (to: Entries, sources: readonly string[], meaning: Meaning) => {
      for (const source of sources) {
        const phrase = compile(source);
        to.add({ phrase, language: lists.code, meaning, hasTwoSenses: hasTwoSenses(source) });
      }
    };
    for (const { category, level, areWords, entries } of lists.harms) {
      for (const entry of entries) {
        for (const source of splitWords(entry, hasTwoSenses)) {
          add(areWords || isShortWord(source) ? words : phrases, [source], { category, level });
        }
      }
    }
    for (const feeling of ["hard", "indirect", "grave"] as const) {
      add(phrases, lists.crisis[feeling], { feeling });
    }
    for (const topic of describedTopics) add(phrases, lists.described[topic], { topic });
    add(searches, lists.crisis.searches, { feeling: "grave" });
    add(harmOfTwoSenses, lists.harmOfTwoSenses, { isHarm: true });
  }
  const all = [phrases, words, searches, harmOfTwoSenses];
  return { known, phrases, words, searches, harmOfTwoSenses, ...preparing(all) };
}

function preparing(all: readonly Entries[]): Pick<PhraseIndex, "prepare" | "prepareAll"> {
  const prepared = new Set<Sign>();
  let isDone = false;
  const prepare = (signs: readonly Sign[]) => {
    if (isDone) return false;
    const fresh = signs.filter((sign) => !prepared.has(sign));
    for (const sign of fresh) {
      prepared.add(sign);
      for (const entries of all) entries.prepare(sign);
    }
    return fresh.length > 0;
  };
  const prepareAll = () => {
    // To look at all signs again would be most of what a search of one joined word costs.
    if (!isDone) all.forEach((entries) => entries.prepareAll());
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
  const alternatives = /^[^\s?<{!^]+$/.test(source) ? source.split("|") : [source];
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
