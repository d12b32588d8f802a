import type { ModerationLevel } from "#shared/primitives.ts";
import { createPhraseCompiler, type Phrase } from "../compile-phrase.ts";
import { KnownWords } from "../known-words.ts";
import type { Category, HarmList, TextTopic, WordList } from "../language-lists.ts";
import type { SignedWord } from "../match-phrase.ts";
import { PhraseTable } from "../phrase-table.ts";
import { readLists } from "../read-lists.ts";
import type { Word } from "./word.ts";

export interface Listed {
  readonly category: Category;
  readonly level: ModerationLevel;
  /** Whether "not …" before it cancels it. */
  readonly canBeDenied: boolean;
  readonly excusedBy: TextTopic | null;
}

/** The meaning of a found phrase: a category and level, a safe sense, or a hard feeling. */
export type Meaning = Listed | "safe" | "hard" | "indirect" | "grave" | "help";

export interface Entry {
  readonly phrase: Phrase;
  readonly meaning: Meaning;
}

export interface EnglishIndex {
  readonly flagged: ReadonlyMap<string, Listed>;
  readonly phrases: PhraseTable<Entry>;
  /** Every word that occurs in a list or phrase. */
  readonly known: KnownWords;
}

let built: EnglishIndex | undefined;

/** The compiled lists; built on first use. */
export function getEnglishIndex(): EnglishIndex {
  return built ??= buildIndex();
}

const sets = new Map<WordList | `<${string}>`, ReadonlySet<string>>();

/** The words of an English list or class. */
export function getEnglishWords(list: WordList | `<${string}>`): ReadonlySet<string> {
  const known = sets.get(list);
  if (known) return known;
  const { words, classes } = readLists("en");
  const set = new Set(words.get(list as WordList) ?? classes[list.slice(1, -1)]);
  sets.set(list, set);
  return set;
}

/** Short and disguised spellings, and the words they mean, one or several. */
export function getEnglishSpellings(): ReadonlyMap<string, string> {
  return readLists("en").spellings;
}

/** The words of a text by their signs. */
export function signWords(words: readonly Word[]): readonly SignedWord[] {
  const { known } = getEnglishIndex();
  const [fillers, negators] = [getEnglishWords("fillers"), getEnglishWords("negators")];
  return words.map(({ text, opensSentence, opensClause }) => ({
    signs: known.signsOfWord(text),
    opensSentence,
    opensClause,
    isFiller: fillers.has(text),
    endsGap: negators.has(text),
  }));
}

function buildIndex(): EnglishIndex {
  const lists = readLists("en");
  const flagged = new Map<string, Listed>();
  const phrases = new PhraseTable<Entry>();
  const known = new KnownWords();
  const compile = createPhraseCompiler(lists, known);
  const add = (sources: readonly string[], meaning: Meaning) => {
    for (const source of sources) {
      const phrase = compile(source);
      // Disguised words are recovered to those of all phrases.
      phrase.compiled();
      phrases.add({ phrase, meaning });
    }
  };
  for (const list of lists.harms) {
    const meaning = meaningOf(list);
    if (!list.areWords) add(list.entries, meaning);
    else {
      for (const word of list.entries) {
        known.addWord(word);
        flagged.set(word, meaning);
      }
    }
  }
  add(lists.safe, "safe");
  for (const feeling of ["hard", "indirect", "grave", "help"] as const) add(lists.crisis[feeling], feeling);
  phrases.prepareAll();
  return { flagged, phrases, known };
}

/**
 * "I don't watch …" and "never tried …" cancel words of these categories; a slur or swear word
 * stays one. Of phrases only swearing cannot be denied.
 */
function meaningOf({ category, level, areWords, excusedBy }: HarmList): Listed {
  const canBeDenied = areWords
    ? category === "drugs" || (category === "sexual" && level === "low")
    : category !== "profanity";
  return { category, level, canBeDenied, excusedBy };
}
