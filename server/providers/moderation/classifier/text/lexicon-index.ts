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
import { compilePattern, firstWords, type Pattern, wordsOfPattern } from "./phrase-pattern.ts";

export interface Listed {
  readonly category: Category;
  readonly level: ModerationLevel;
  readonly canBeDenied: boolean;
  readonly excusedBy: TextTopic | null;
}

/** The meaning of a found phrase: a category and level, a safe sense, or a hard feeling. */
export type Meaning = Listed | "safe" | "hard" | "grave" | "help";

export interface LexiconIndex {
  readonly flagged: ReadonlyMap<string, Listed>;
  /** Phrases by each word they may begin with. */
  readonly phrases: ReadonlyMap<string, readonly { readonly pattern: Pattern; readonly meaning: Meaning }[]>;
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
  const phrases = new Map<string, { pattern: Pattern; meaning: Meaning }[]>();
  const known = new Set<string>();
  const add = (source: string, meaning: Meaning) => {
    const pattern = compilePattern(source);
    for (const word of wordsOfPattern(pattern)) known.add(word);
    for (const word of new Set(firstWords(pattern))) {
      const bucket = phrases.get(word) ?? [];
      bucket.push({ pattern, meaning });
      phrases.set(word, bucket);
    }
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
  return { flagged, phrases, known };
}
