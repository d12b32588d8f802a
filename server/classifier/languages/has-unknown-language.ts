import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { otherLanguages } from "../language-lists.ts";
import { detectReliably } from "./detect-language.ts";

/** Shorter texts show no language. */
const fewestLetters = 20;
/** Fewer different letters are laughter. */
const fewestKinds = 6;
/** Longer texts show it at their beginning. */
const mostCharacters = 1_000;

/** Scripts in which some known language is written. */
const knownScript =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Words that only English has, of which nearly every English text has some. */
const english = new Set(
  ("the and you your that this with have has was were what my is it are they their there for from but not can will would just " +
    "been being when who how about out if we our his her she he them so do don't i'm it's all get got like know some any")
    .split(" "),
);
const leastShareOfEnglish = 0.15;

const codes: ReadonlySet<string> = new Set(["en", ...otherLanguages]);

/**
 * Whether a text of 20 letters or more is written in a language of which there are no lists: in
 * another script, or by its detected language. Links and names do not count.
 */
export function hasUnknownLanguage(text: string, known: ReadonlySet<string> = codes): boolean {
  const prose = proseOf(text.slice(0, mostCharacters));
  const letters = prose.match(/\p{L}/gu) ?? [];
  if (letters.length < fewestLetters || new Set(letters).size < fewestKinds || isEnglish(prose)) return false;
  const readable = prose.match(knownScript)?.length ?? 0;
  if (readable < letters.length / 2) return true;
  const language = detectReliably(prose);
  return language !== null && !known.has(language);
}

function proseOf(text: string): string {
  return splitText(text).map(({ type, text }) => type === "text" ? text : " ").join("");
}

function isEnglish(prose: string): boolean {
  const words = prose.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const found = words.filter((word) => english.has(word.replace("’", "'")));
  return found.length >= words.length * leastShareOfEnglish;
}
