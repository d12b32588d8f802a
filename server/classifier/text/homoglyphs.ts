import { homoglyphs } from "#shared/homoglyphs.ts";

const isLatin = /[a-z]/;
const isLetter = /\p{L}/u;
/** A letter that is used for `u` as often as for the `y` it looks like; `readWords` tries both. */
export const cyrillicU = "у";

/**
 * Replaces lookalikes by Latin letters in words with a Latin letter or only lookalikes: words of
 * other languages are kept as far as they can be recognised.
 */
export function drawAsLatin(word: string): string {
  if (!/[^\x00-\x7f]/.test(word)) return word;
  const letters = [...word];
  const isMixed = isLatin.test(word) ||
    letters.every((letter) => !isLetter.test(letter) || letter in homoglyphs);
  if (!isMixed) return word;
  return letters.map((letter) => letter === cyrillicU ? letter : homoglyphs[letter] ?? letter).join("");
}
