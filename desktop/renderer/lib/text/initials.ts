import { firstCharacters } from "#shared/shorten-text.ts";

/** Letters of these scripts would join into what looks like a word. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
const nonJoiner = "\u200c";

/**
 * The first character of the first and of the last word of a name, whole: a flag, a letter with its
 * marks. In upper case.
 */
export function initialsOf({ displayName, username }: Named): string {
  const words = (displayName.trim() || username).split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word) => firstCharacters(word ?? "", 1).toUpperCase());
  return letters.join(letters.every((letter) => joining.test(letter)) ? nonJoiner : "");
}

interface Named {
  readonly displayName: string;
  readonly username: string;
}
