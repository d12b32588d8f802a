import type { ModerationLevel } from "#shared/primitives.ts";
import { worstLevel } from "#shared/moderation/moderation-levels.ts";
import type { Category } from "../lexicon/lexicon.ts";
import { cutWords } from "./cut-words.ts";
import { detectLanguage } from "./detect-language.ts";
import { isInnocentElsewhere } from "./innocent-elsewhere.ts";
import { matchesAt, type SignedWord } from "./match-phrase.ts";
import { type Entries, type Entry, type Feeling, getPhraseIndex, type PhraseIndex } from "./phrase-index.ts";

/** What the lists of other languages find in a text. */
interface Findings {
  readonly levels: ReadonlyMap<Category, ModerationLevel>;
  readonly feelings: ReadonlySet<Feeling>;
}

/** Texts of so few words are too short for a detector of languages. */
const fewWords = 3;
/** Plates and postcodes look like shorter ones: "KRL 128". */
const shortestBesideDigits = 4;

/**
 * Tries the phrases of every language on a text, whatever its language, and single words where they
 * cannot be another language's. Linear in the length of the text.
 */
export function findInLanguages(text: string, index: PhraseIndex = getPhraseIndex()): Findings {
  const words = readSigns(text, index);
  const found = keepMeant(
    [...findEntries(words, index.phrases), ...findWords(text, words, index)],
    words,
    index,
  );
  const levels = new Map<Category, ModerationLevel>();
  const feelings = new Set<Feeling>();
  for (const { meaning } of found) {
    if ("feeling" in meaning) feelings.add(meaning.feeling);
    else if ("level" in meaning) {
      levels.set(meaning.category, worstLevel([levels.get(meaning.category) ?? "top", meaning.level]));
    }
  }
  return { levels, feelings };
}

/** Without the words of two senses that mean no harm here. */
function keepMeant(
  found: readonly Entry[],
  words: readonly SignedWord[],
  index: PhraseIndex,
): readonly Entry[] {
  if (words.length === 1 || found.every(({ hasTwoSenses }) => !hasTwoSenses)) return found;
  if (found.some(isOtherHarm)) return found;
  const harm = new Set(findEntries(words, index.harmOfTwoSenses).map(({ language }) => language));
  return found.filter(({ hasTwoSenses, language }) => !hasTwoSenses || harm.has(language));
}

function isOtherHarm({ meaning, hasTwoSenses }: Entry): boolean {
  return !hasTwoSenses && "level" in meaning && meaning.level !== "high";
}

/** The words of a text by their signs. Compiles what may begin with one of them. */
export function readSigns(text: string, { known, prepare }: PhraseIndex): readonly SignedWord[] {
  const words = cutWords(text);
  const sign = () =>
    words.map(({ forms, opensSentence, opensClause }) => ({
      signs: known.signsOf(forms),
      opensSentence,
      opensClause,
    }));
  const signed = sign();
  return prepare(signed.flatMap(({ signs }) => signs)) ? sign() : signed;
}

function findWords(text: string, words: readonly SignedWord[], index: PhraseIndex): readonly Entry[] {
  const found = findEntries(words, index.words);
  if (found.length === 0) return found;
  const language = detectLanguage(text);
  const isCode = /\d/.test(text);
  // A stem begins words of other languages as well: "kut*" begins Turkish "kutlamak".
  const countsAlone = ({ phrase: { source } }: Entry) =>
    !source.endsWith("*") && !isInnocentElsewhere(source) &&
    !(isCode && source.length < shortestBesideDigits);
  return found.filter((entry) => words.length <= fewWords ? countsAlone(entry) : entry.language === language);
}

/** The entries that match somewhere, each once. */
export function findEntries(words: readonly SignedWord[], entries: Entries): readonly Entry[] {
  const present = new Set(words.flatMap(({ signs }) => signs));
  const found = new Set<Entry>();
  const passed = new Set<Entry>();
  words.forEach(({ signs }, start) => {
    for (const sign of signs) {
      for (const entry of entries.get(sign) ?? []) {
        if (found.has(entry) || passed.has(entry)) continue;
        if (!entry.phrase.compiled().rarestSigns.some((rare) => present.has(rare))) passed.add(entry);
        else if (matchesAt(entry.phrase, words, start)) found.add(entry);
      }
    }
  });
  return [...found];
}
