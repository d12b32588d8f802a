import { eld } from "eld/extrasmall";

/** Longer texts show their language at their beginning. */
const mostCharacters = 1_000;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The language of a text as ISO 639-1 code, by its script where that suffices, or null. A guess for
 * texts of a few words.
 */
export function detectLanguage(text: string): string | null {
  const start = text.slice(0, mostCharacters);
  if (/\p{Script=Hangul}/u.test(start)) return "ko";
  if (kana.test(start)) return "ja";
  return eld.detect(start).language || null;
}
