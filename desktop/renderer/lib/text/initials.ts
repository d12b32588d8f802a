import { takeCharacters } from "#shared/shorten-text.ts";

/** Letters of these scripts would join into what looks like a word. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
const nonJoiner = "\u200c";

/** Quotation marks, brackets and the like. */
const punctuation = /^[^\p{L}\p{N}\p{S}]+/u;

/**
 * The first character of the first and of the last word of a name, whole: a flag, a letter with its
 * marks. In upper case, where that is one letter too.
 */
export function getInitials({ displayName, username }: Named): string {
  const written = displayName.split(/\s+/).map((word) => word.replace(punctuation, ""));
  const words = written.filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? username];
  const letters = ends.map((word) => toCapital(takeCharacters(word ?? "", 1)));
  return letters.join(letters.every((letter) => joining.test(letter)) ? nonJoiner : "");
}

/** `ß` stays, since its capitals are two letters. */
function toCapital(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length > letter.length ? letter : capital;
}

interface Named {
  readonly displayName: string;
  readonly username: string;
}
