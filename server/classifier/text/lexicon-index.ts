import type { ModerationLevel } from "#shared/primitives.ts";
import { atrocities, atrocityEchoes } from "../lexicon/atrocities.ts";
import { distressPhrases } from "../lexicon/distress-phrases.ts";
import { drugOffers, drugs } from "../lexicon/drugs.ts";
import { extermination } from "../lexicon/extermination.ts";
import { harassment } from "../lexicon/harassment.ts";
import { hate } from "../lexicon/hate.ts";
import { illWishes } from "../lexicon/ill-wishes.ts";
import type { Category, Lexicon } from "../lexicon/lexicon.ts";
import { prescriptionDrugs, prescriptionSearches } from "../lexicon/prescription-drugs.ts";
import type { TextTopic } from "../lexicon/text-topics.ts";
import { profanity } from "../lexicon/profanity.ts";
import { quoted } from "../lexicon/experienced-cruelty.ts";
import { safePhrases } from "../lexicon/safe-phrases.ts";
import { selfHarm } from "../lexicon/self-harm.ts";
import { sexual } from "../lexicon/sexual.ts";
import { threats } from "../lexicon/threats.ts";
import { compilePattern, firstWords, neededWords, type Pattern, wordsOfPattern } from "./phrase-pattern.ts";

export interface Listed {
  readonly category: Category;
  readonly level: ModerationLevel;
  readonly canBeDenied: boolean;
  readonly excusedBy: TextTopic | null;
}

/** The meaning of a found phrase: a category and level, a safe sense, or a hard feeling. */
export type Meaning = Listed | "safe" | "hard" | "indirect" | "grave" | "help";

/** A phrase of the lists. */
export interface Phrase {
  readonly pattern: Pattern;
  readonly meaning: Meaning;
}

export interface LexiconIndex {
  readonly flagged: ReadonlyMap<string, Listed>;
  /** Phrases by each word they may begin with. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The same by words that only they need: in a text without any of these they match nowhere. */
  readonly byNeeded: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word that occurs in a list or phrase. */
  readonly known: ReadonlySet<string>;
}

/**
 * "I don't watch …" and "never tried …" cancel these categories; a slur or swear word stays one.
 */
function isNegatable(category: Category, level: ModerationLevel): boolean {
  return category === "drugs" || (category === "sexual" && level === "low");
}

let built: LexiconIndex | undefined;

/** The compiled lists; built on first use. */
export function getLexiconIndex(): LexiconIndex {
  return built ??= buildIndex([
    hate,
    extermination,
    threats,
    atrocities,
    atrocityEchoes,
    selfHarm,
    sexual,
    harassment,
    illWishes,
    drugs,
    drugOffers,
    prescriptionDrugs,
    prescriptionSearches,
    profanity,
    quoted,
  ]);
}

function buildIndex(lexicons: readonly Lexicon[]): LexiconIndex {
  const flagged = new Map<string, Listed>();
  const all: Phrase[] = [];
  const known = new Set<string>();
  const add = (source: string, meaning: Meaning) => {
    const pattern = compilePattern(source);
    for (const word of wordsOfPattern(pattern)) known.add(word);
    all.push({ pattern, meaning });
  };
  for (const { category, canBeDenied, excusedBy = null, words, phrases: sources } of lexicons) {
    for (const [level, list] of Object.entries(words) as [ModerationLevel, readonly string[]][]) {
      for (const word of list) {
        const isMere = isNegatable(category, level);
        flagged.set(word, { category, level, canBeDenied: isMere, excusedBy: isMere ? excusedBy : null });
        known.add(word);
      }
    }
    for (const [level, list] of Object.entries(sources) as [ModerationLevel, readonly string[]][]) {
      for (const source of list) add(source, { category, level, canBeDenied, excusedBy });
    }
  }
  for (const source of safePhrases) add(source, "safe");
  for (const { meaning, sources } of distressPhrases) for (const source of sources) add(source, meaning);
  const phrases = groupByWords(all, ({ pattern }) => firstWords(pattern));
  return { flagged, phrases, byNeeded: groupByWords(all, rarestNeeded(all)), known };
}

function groupByWords(
  phrases: readonly Phrase[],
  wordsOf: (phrase: Phrase) => readonly string[],
): ReadonlyMap<string, readonly Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const word of new Set(wordsOf(phrase))) {
      const group = groups.get(word) ?? [];
      group.push(phrase);
      groups.set(word, group);
    }
  }
  return groups;
}

/** Chooses of the words that a phrase needs those that the fewest phrases have. */
function rarestNeeded(phrases: readonly Phrase[]): (phrase: Phrase) => readonly string[] {
  const counts = new Map<string, number>();
  for (const { pattern } of phrases) {
    for (const word of wordsOfPattern(pattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const commonness = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  return ({ pattern }) =>
    neededWords(pattern).reduce((best, words) => commonness(words) < commonness(best) ? words : best);
}
