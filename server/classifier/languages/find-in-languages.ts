import type { ModerationLevel } from "#shared/primitives.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import type { Category, DescribedTopic } from "../language-lists.ts";
import { cutWords } from "./cut-words.ts";
import { detectLanguage } from "./detect-language.ts";
import { matchEnd, type SignedWord } from "../match-phrase.ts";
import { foldText } from "./fold-text.ts";
import { type Entries, type Entry, type Feeling, getPhraseIndex, type PhraseIndex } from "./phrase-index.ts";

/** The findings of the lists of other languages in a text. */
interface Findings {
  readonly levels: ReadonlyMap<Category, ModerationLevel>;
  readonly feelings: ReadonlySet<Feeling>;
  /** What it describes, in English too. */
  readonly topics: ReadonlySet<DescribedTopic>;
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
  const topics = new Set<DescribedTopic>();
  for (const { meaning } of found) {
    if ("feeling" in meaning) feelings.add(meaning.feeling);
    else if ("topic" in meaning) topics.add(meaning.topic);
    else if ("level" in meaning) {
      levels.set(meaning.category, findWorstLevel([levels.get(meaning.category) ?? "top", meaning.level]));
    }
  }
  return { levels, feelings, topics };
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
      isFiller: false,
      endsGap: false,
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
  const found = new Set<Entry>();
  const entriesAt = entries.startingIn(words);
  words.forEach((_, start) => {
    for (const entry of entriesAt(start)) {
      if (!found.has(entry) && matchEnd(entry.phrase, words, start) !== -1) found.add(entry);
    }
  });
  return [...found];
}

/**
 * Words that are listed in one language and everyday words or names in another, from the spelling
 * dictionaries of nine languages.
 */
const everydayElsewhere: ReadonlySet<string> = new Set(
  `
  abo abort aborto ai am amador ami anita anus ariano asno aso balen balle bander belino bicha biga bimbo bite bitte bonze
  bordello bosta bourree bra burro byk caca chod chude chut coger coito comer con concha corno cornuto cu cul culo debil del
  dick dombo dose ei fan fanny fart fava fecal fica figa fick folle gat gay gerber gift gol got gote gozar gut harami heroina
  heterosexual hoe hoer hol hole homo homosexual hure inferno kimme kock kont kot kut kutta lesbica loda lolita lund maal
  mama marica merde mina minge mona monta mose mufti mut nana nazi neger negro nicht nippel novo palle pan papa pau pedale
  pede pedo penis peter pik pinto pipi pippa pirla pis pompa popel porco porra pot pula pussy pute randi regina retard
  retardado rosette saco sal salope sega semen sik siki slut sm sorca stront suar tasak tette tit topa travesti trio trique
  verga vulva wippen xx zizi`.trim().split(/\s+/),
);

/**
 * Whether a listed word of one language is an innocent one of another, so that alone it shows
 * nothing.
 */
function isInnocentElsewhere(word: string): boolean {
  return everydayElsewhere.has(foldText(word));
}
