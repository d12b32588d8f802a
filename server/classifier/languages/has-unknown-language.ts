import { otherLanguages } from "../language-lists.ts";
import { detectReliably } from "./detect-language.ts";
import { canTellLanguage, hasEnglishWords, readProse } from "./read-prose.ts";

/** Shorter texts show no language. */
const fewestLetters = 20;

/** Scripts in which some known language is written. */
const knownScript =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const codes: ReadonlySet<string> = new Set(["en", ...otherLanguages]);

/**
 * Whether a text of 20 letters or more is written in a language of which there are no lists: in
 * another script, or by its detected language. Links and names do not count.
 */
export function hasUnknownLanguage(text: string, known: ReadonlySet<string> = codes): boolean {
  const prose = readProse(text);
  const letters = prose.match(/\p{L}/gu) ?? [];
  if (!canTellLanguage(letters, fewestLetters) || hasEnglishWords(prose)) return false;
  const readable = prose.match(knownScript)?.length ?? 0;
  if (readable < letters.length / 2) return true;
  const language = detectReliably(prose);
  return language !== null && !known.has(language);
}
