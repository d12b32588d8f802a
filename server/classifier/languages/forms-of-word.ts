import { homoglyphs } from "#shared/homoglyphs.ts";

/** Digits and signs that are written for Latin letters. */
const signs: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Latin letters and digits that are written for Cyrillic ones. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [..."acekmhopbtyx03468"].map((sign, place) => [sign, [..."асекмнорвтухозчбв"][place] ?? sign]),
);

/** What phrases say for any mention of a member. */
export const mention = "@";

/** Longer words are read as they are written, since people do not type them by hand. */
const longest = 40;

/**
 * A folded word, and the words that it may be written for: stretched letters shortened, signs and
 * lookalikes read as letters, Arabic ones without the particles and the article before them.
 */
export function formsOfWord(written: string): readonly string[] {
  if (/^[a-z]+$/.test(written) && !isStretched.test(written)) return [written];
  if (written.length > longest || written.length === 1) return [written];
  const read = [written];
  if (written.startsWith("@")) read.push(written.slice(1), mention);
  if (isStretched.test(written)) {
    read.push(written.replace(stretched, "$1"), written.replace(stretched, "$1$1"));
  }
  return [...new Set(read.flatMap(readSigns).flatMap(readWithoutPrefixes))];
}

const isStretched = /(\p{L})\1\1/u;
const stretched = /(\p{L})\1\1+/gu;

function readSigns(word: string): readonly string[] {
  const latin = word.match(/[a-zñ]/g)?.length ?? 0;
  const russian = word.match(/[\u0400-\u04ff]/g)?.length ?? 0;
  if (latin > 0 && russian > 0) return [word, asLatin(word), asCyrillic(word)];
  // A code has more digits and fewer letters than a disguised word.
  const digits = word.length - latin - russian;
  if (digits === 0 || !/[\d@$]/.test(word) || digits * 2 > latin + russian) return [word];
  if (russian >= 3) return [word, asCyrillic(word)];
  return latin >= 4 ? [word, asLatin(word)] : [word];
}

function asLatin(word: string): string {
  return replaceEach(word, (sign) => homoglyphs[sign] ?? signs[sign] ?? sign);
}

function asCyrillic(word: string): string {
  return replaceEach(word, (sign) => cyrillic[sign] ?? sign);
}

function replaceEach(word: string, replace: (sign: string) => string): string {
  return Array.from(word, replace).join("");
}

function readWithoutPrefixes(word: string): readonly string[] {
  if (word.length < 4 || !/^\p{Script=Arabic}/u.test(word)) return [word];
  const bare = /^[وفبلك]/.test(word) ? [word, word.slice(1)] : [word];
  return bare.flatMap((form) => form.length > 3 && /^(?:ال|لل)/.test(form) ? [form, form.slice(2)] : [form]);
}
