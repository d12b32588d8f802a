import { replaceCapitalI } from "./capitals.ts";
import { countDigits, decodeWord, isMixed } from "./decode-word.ts";
import { type EnglishIndex, getEnglishIndex, getEnglishSpellings, getEnglishWords } from "./english-index.ts";

/** Longer words are not decoded, since people do not type them by hand. */
const longestWord = 60;

/** Words that are often hidden behind asterisks, most likely first. */
const maskable = (
  "fuck fucks fucked fucking fucker shit shitty bitch bitches cunt cunts nigger niggers faggot faggots asshole assholes dick " +
  "dicks pussy cock whore slut retard bastard motherfucker motherfuckers clusterfuck bullshit twat kike crap damn kill rape porn"
).split(" ");

/** Word parts that no innocent word contains, and the listed word they mean. */
const stems: readonly (readonly [RegExp, string])[] = [
  [/fuck(er|a)s?$/, "fucker"],
  [/fuck/, "fucking"],
  [/^nigg(er|a)/, "nigger"],
  [/fagg?ot/, "faggot"],
  [/^shit|[a-z]{3}shit$/, "shit"],
  [/^cunt|^bitch|bitch(es)?$/, "bitch"],
  [/^whore|^slut/, "whore"],
  [/^retard/, "retard"],
];

/** Letters that usually stand before or after a stem. */
const affixes =
  /^(?:\d*|mothers?|bull|dumb|un|horse|bat|[aeiou]r?s?|e[dr]s?|ings?|in|s|y|wits?|heads?|faces?|boys?|tards?|bags?|lovers?|e?ry)$/;

/** Beyond this number of remembered words the oldest are forgotten: at most about 1 MB. */
const mostRemembered = 4_000;

/** The words recovered so far: most texts are made of the same ones. */
const recovered = new Map<string, string>();

/**
 * The word meant by a written one: the known word behind signs, stretching, asterisks or an
 * inflection, otherwise the word itself. May be several words when a short form means several.
 */
export function recoverWord(written: string): string {
  if (written.length > longestWord) return replaceCapitalI(written);
  const remembered = recovered.get(written);
  if (remembered !== undefined) return remembered;
  const meant = getEnglishWords("innocent").has(written) ? written : meaningOf(written, getEnglishIndex());
  recovered.set(written, meant);
  const oldest = recovered.size > mostRemembered ? recovered.keys().next().value : undefined;
  if (oldest !== undefined) recovered.delete(oldest);
  return meant;
}

function meaningOf(written: string, index: EnglishIndex): string {
  const readings = decodeWord(written);
  for (const reading of readings) {
    const meant = getEnglishSpellings().get(reading) ?? reading;
    if (meant !== reading || index.known.has(meant) || getEnglishWords("innocent").has(meant)) return meant;
  }
  for (const reading of readings.slice(0, readingsToGuess(written, readings.length))) {
    const found = removeEnding(reading, index) ?? unstretch(reading, index) ??
      findStem(reading, index, isMixed(written) || written.includes("v"));
    if (found) return found;
  }
  return withoutNumber(written, index) ?? unmask(written) ?? replaceCapitalI(written);
}

/** "n1gger88": a listed word with a number behind it. Shorter words are more often codes. */
function withoutNumber(written: string, index: EnglishIndex): string | null {
  const word = written.replace(/\d{1,8}$/, "");
  if (word === written || word.length < 5) return null;
  const meant = isMixed(word) ? decodeWord(word) : [getEnglishSpellings().get(word) ?? word];
  return meant.find((reading) => index.flagged.has(reading)) ?? null;
}

/**
 * How many readings may be guessed from: a code has many digits, and by chance one of its readings
 * has a listed word in it.
 */
function readingsToGuess(written: string, all: number): number {
  if (!isMixed(written)) return all;
  const digits = countDigits(written);
  return digits * 3 <= written.length - digits ? all : 1;
}

/** Whether a written word means a listed one. */
export function isFlagged(written: string): boolean {
  return getEnglishIndex().flagged.has(recoverWord(written));
}

function removeEnding(word: string, index: EnglishIndex): string | null {
  if (word.length < 5 || !/[sz]$/.test(word)) return null;
  const stem = word.slice(0, -1);
  return index.flagged.has(stem) ? stem : null;
}

/** A code may have a stem by chance, but hardly with a usual beginning and ending alone. */
function findStem(word: string, index: EnglishIndex, mayBeCode: boolean): string | null {
  const found = stems.find(([part]) => part.test(word));
  if (!found || !mayBeCode) return found?.[1] ?? null;
  const isUsual = (rest: string) => affixes.test(rest) || (rest.length >= 4 && index.known.has(rest));
  return word.replace(found[0], " ").split(" ").every(isUsual) ? found[1] : null;
}

function unmask(word: string): string | null {
  if (!word.includes("*") || !/^[a-z]/.test(word)) return null;
  return maskable.find((hidden) =>
    hidden.length === word.length &&
    [...word].every((letter, place) => letter === "*" || letter === hidden[place])
  ) ?? null;
}

interface Runs {
  readonly letters: string;
  readonly lengths: readonly number[];
}

function runsOf(word: string): Runs {
  let letters = "";
  const lengths: number[] = [];
  for (const letter of word) {
    if (letters.endsWith(letter)) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else {
      letters += letter;
      lengths.push(1);
    }
  }
  return { letters, lengths };
}

const bySqueezed = new WeakMap<EnglishIndex, Map<string, string[]>>();

function squeezedWords(index: EnglishIndex): Map<string, string[]> {
  const made = bySqueezed.get(index);
  if (made) return made;
  const words = new Map<string, string[]>();
  for (const word of index.known.words()) {
    const { letters } = runsOf(word);
    words.set(letters, [...words.get(letters) ?? [], word]);
  }
  bySqueezed.set(index, words);
  return words;
}

/**
 * The known word that a stretched one ("kiiill") means, or null. Each letter must be written at
 * least as often as in the known word, so "as" is never read as "ass". A single doubling suffices
 * only for listed words.
 */
function unstretch(word: string, index: EnglishIndex): string | null {
  const { letters, lengths } = runsOf(word);
  if (lengths.length === word.length || word.length < 4) return null;
  const isLoud = lengths.some((length) => length >= 3);
  for (const candidate of squeezedWords(index).get(letters) ?? []) {
    if (candidate.length < 3 || (!isLoud && (candidate.length < 4 || !index.flagged.has(candidate)))) {
      continue;
    }
    if (runsOf(candidate).lengths.every((length, place) => (lengths[place] ?? 0) >= length)) return candidate;
  }
  return null;
}
