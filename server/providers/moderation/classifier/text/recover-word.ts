import { aliases } from "../lexicon/aliases.ts";
import { innocentWords } from "../lexicon/innocent-words.ts";
import { plainCapitalI } from "./capital-i.ts";
import { decodeWord, isHexadecimal } from "./decode-word.ts";
import { getLexiconIndex, type LexiconIndex } from "./lexicon-index.ts";
import { unstretch } from "./stretched-words.ts";

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

/**
 * The word meant by a written one: the known word behind signs, stretching, asterisks or an
 * inflection, otherwise the word itself. May be several words when a short form means several.
 */
export function recoverWord(written: string): string {
  if (written.length > longestWord) return plainCapitalI(written);
  if (innocentWords.has(written)) return written;
  const meant = meaningOf(written, getLexiconIndex());
  return isNumber(written, meant) ? written : meant;
}

/** Listed words that consist of hexadecimal digits and are no part number. */
const disguises = new Set(["b00b", "b0085", "b00b5"]);

/** More likely a room or a colour than a disguised word, unless it is a slur. */
function isNumber(written: string, meant: string): boolean {
  return written.length <= 4 && isHexadecimal(written) && !disguises.has(written) &&
    getLexiconIndex().flagged.get(meant)?.level !== "none";
}

function meaningOf(written: string, index: LexiconIndex): string {
  const readings = decodeWord(written);
  for (const reading of readings) {
    const meant = aliases.get(reading) ?? reading;
    if (meant !== reading || index.known.has(meant) || innocentWords.has(meant)) return meant;
  }
  for (const reading of readings) {
    const found = removeEnding(reading, index) ?? unstretch(reading, index) ?? findStem(reading);
    if (found) return found;
  }
  return unmask(written) ?? plainCapitalI(written);
}

/** Whether a written word means a listed one. */
export function isFlagged(written: string): boolean {
  return getLexiconIndex().flagged.has(recoverWord(written));
}

function removeEnding(word: string, index: LexiconIndex): string | null {
  if (word.length < 5 || !/[sz]$/.test(word)) return null;
  const stem = word.slice(0, -1);
  return index.flagged.has(stem) ? stem : null;
}

function findStem(word: string): string | null {
  return stems.find(([part]) => part.test(word))?.[1] ?? null;
}

function unmask(word: string): string | null {
  if (!word.includes("*") || !/^[a-z]/.test(word)) return null;
  return maskable.find((hidden) =>
    hidden.length === word.length &&
    [...word].every((letter, place) => letter === "*" || letter === hidden[place])
  ) ?? null;
}
