import { innocentWords } from "../lexicon/innocent-words.ts";

/**
 * Whether a listed word of one language is an innocent one of another, so that alone it shows
 * nothing.
 */
export function isInnocentElsewhere(word: string, _language: string): boolean {
  return innocentWords.has(word);
}
