import { capitalI, listReadingsOfCapitalI } from "./capitals.ts";

/** A letter that is used for `u` as often as for the `y` it looks like; both are tried. */
export const cyrillicU = "у";

/** Signs and digits written for letters, with both letters where two are usual. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  "@": ["a", "a"],
  "4": ["a", "a"],
  "8": ["b", "b"],
  "(": ["c", "c"],
  "¢": ["c", "c"],
  "3": ["e", "e"],
  "€": ["e", "e"],
  "6": ["g", "b"],
  "9": ["g", "g"],
  "1": ["i", "l"],
  "!": ["i", "l"],
  "|": ["i", "l"],
  "0": ["o", "o"],
  "$": ["s", "s"],
  "5": ["s", "s"],
  "7": ["t", "t"],
  "+": ["t", "t"],
  "£": ["l", "l"],
  "2": ["z", "z"],
  [cyrillicU]: ["y", "u"],
};

/** Whether this character is sometimes written for a letter. */
export function isSign(character: string): boolean {
  return character in signs;
}

/** The form of colours, part numbers and ids: "#fa9", "B006". */
export function isHexadecimal(word: string): boolean {
  return /^(?=.*\d)(?=.*[a-f])[\da-f]{3,}$/.test(word);
}

const mixture = new RegExp(`^(?=.*\\d)(?=.*[a-z${capitalI}])[a-z${capitalI}\\d]+$`);

/** Mixes Latin letters, also a marked capital I, and digits, and nothing else. */
export function isMixed(word: string): boolean {
  return mixture.test(word);
}

/** The number of digits in a word. */
export function countDigits(word: string): number {
  return word.replace(/\D/g, "").length;
}

/**
 * The possible readings of a word: unchanged, then with its signs read as letters.
 * Numbers stay numbers.
 */
export function decodeWord(word: string): readonly string[] {
  const readings = listReadingsOfCapitalI(word);
  if (word.length < 3 || !/\p{L}/u.test(word)) return readings.slice(0, 1);
  return [...new Set(readings.flatMap(decodeSigns))];
}

function decodeSigns(word: string): readonly string[] {
  const letters = [...word];
  const first = letters.map((letter) => signs[letter]?.[0] ?? letter).join("");
  const second = letters.map((letter) => letter === "v" ? "u" : signs[letter]?.[1] ?? letter).join("");
  return [word, first, second];
}
