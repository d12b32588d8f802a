import { replaceEmblems } from "#shared/homoglyphs.ts";

/** Letters with other spellings that no decomposition finds. */
const otherSpellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  // Arabic letters that people exchange, and those of Persian and Urdu keyboards.
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
  // Hindi: a nasal sign that stands for another.
  "\u0901": "\u0902",
};

const respelled = new RegExp(`[${Object.keys(otherSpellings).join("")}]`, "g");

/**
 * Marks without which people read a word as well. The tilde of ñ and the breve of й stay, and so do
 * the vowels of Hindi and the voicing of kana.
 */
const unread = new RegExp(
  [
    "[\\u0300-\\u0302\\u0304\\u0305\\u0307-\\u036f]",
    "(?<!n)\\u0303",
    "(?<!и)\\u0306",
    // Arabic vowel signs and the stroke that stretches a word.
    "[\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed]",
    // The dot beneath Hindi consonants.
    "\\u093c",
    // Invisible characters.
    "\\p{Cf}|\\u115f|\\u1160|\\ufe0f",
  ].join("|"),
  "gu",
);

/**
 * Folds texts and lists of other languages alike: lower case, compatibility forms, no accents.
 * Linear in its length. The English reading differs: it draws letters of all scripts as Latin ones.
 */
export function foldText(text: string): string {
  if (!/[^\x00-\x7f]/.test(text)) return text.toLowerCase();
  return replaceEmblems(text)
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(unread, "")
    .normalize("NFC")
    .replace(respelled, (letter) => otherSpellings[letter] ?? letter);
}
