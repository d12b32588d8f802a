import { splitText } from "#shared/posts/hashtags-mentions-links.ts";

/** Longer texts show their language at their beginning. */
const mostCharacters = 1_000;
/** Fewer different letters are laughter. */
const fewestKinds = 6;

/** The beginning of a text without links, hashtags and names, which are of any language. */
export function readProse(text: string): string {
  return splitText(text.slice(0, mostCharacters))
    .map(({ type, text: part }) => type === "text" ? part : " ").join("");
}

/** Whether letters are enough to tell a language by: at least so many, and of several kinds. */
export function canTellLanguage(letters: readonly string[], fewest: number): boolean {
  return letters.length >= fewest && new Set(letters).size >= fewestKinds;
}

/** Words that only English has, of which nearly every English text has some. */
const english = new Set(
  ("the and you your that this with have has was were what my is it are they their there for from but not can will would just " +
    "been being when who how about out if we our his her she he them so do don't i'm it's all get got like know some any")
    .split(" "),
);
const leastShareOfEnglish = 0.15;

export function hasEnglishWords(prose: string): boolean {
  const words = prose.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const found = words.filter((word) => english.has(word.replace("’", "'")));
  return found.length >= words.length * leastShareOfEnglish;
}
