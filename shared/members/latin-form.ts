import { homoglyphs, replaceEmblems } from "../homoglyphs.ts";

/**
 * Letters that moderation does not read as Latin, since living languages write whole words with
 * them.
 */
const drawnInNames: Readonly<Record<string, string>> = {
  // Cherokee and Lisu, which are read as capitals
  Ꭺ: "a",
  Ᏼ: "b",
  Ꮯ: "c",
  Ꭰ: "d",
  Ꭼ: "e",
  Ꮐ: "g",
  Ꮋ: "h",
  Ꭵ: "i",
  Ꭻ: "j",
  Ꮶ: "k",
  Ꮮ: "l",
  Ꮇ: "m",
  Ꮲ: "p",
  Ꮢ: "r",
  Ꮪ: "s",
  Ꭲ: "t",
  Ꮩ: "v",
  Ꮃ: "w",
  Ꮓ: "z",
  ꓮ: "a",
  ꓐ: "b",
  ꓚ: "c",
  ꓓ: "d",
  ꓰ: "e",
  ꓝ: "f",
  ꓖ: "g",
  ꓧ: "h",
  ꓲ: "i",
  ꓙ: "j",
  ꓗ: "k",
  ꓡ: "l",
  ꓟ: "m",
  ꓠ: "n",
  ꓳ: "o",
  ꓑ: "p",
  ꓣ: "r",
  ꓢ: "s",
  ꓔ: "t",
  ꓴ: "u",
  ꓦ: "v",
  ꓪ: "w",
  ꓫ: "x",
  ꓬ: "y",
  ꓜ: "z",
  // Coptic
  ⲁ: "a",
  ⲃ: "b",
  ⲥ: "c",
  ⲉ: "e",
  ⲏ: "h",
  ⲓ: "i",
  ⲕ: "k",
  ⲙ: "m",
  ⲛ: "n",
  ⲟ: "o",
  ⲣ: "p",
  ⲧ: "t",
  ⲭ: "x",
  ⲩ: "y",
  // Letters with strokes and tails, clicks
  ɩ: "i",
  ǀ: "l",
  ɭ: "l",
  ɫ: "l",
  ƚ: "l",
  ꞁ: "l",
  ʂ: "s",
  ƽ: "s",
  ɱ: "m",
  ɾ: "r",
  ɼ: "r",
  ʈ: "t",
  ƞ: "n",
  ɳ: "n",
  ɠ: "g",
  ց: "g",
};

/**
 * Returns a name as a reader sees it, in Latin letters where it looks like them. Drops forms and
 * marks of letters, invisible characters and trade mark signs; capitals stay capitals.
 */
export function convertToLatin(name: string): string {
  return replaceEmblems(name)
    .replace(/[\u2122\u2120\u00ae\u00a9]/g, "")
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, "")
    .replace(/[^\x00-\x7f]/gu, latinLetter);
}

function latinLetter(sign: string): string {
  const lower = sign.toLowerCase();
  const drawn = homoglyphs[lower] ?? drawnInNames[sign] ?? drawnInNames[lower];
  if (drawn === undefined) return sign;
  return lower === sign ? drawn : drawn.toUpperCase();
}
