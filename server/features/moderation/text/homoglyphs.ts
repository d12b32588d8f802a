/** Letters of other scripts that are drawn like Latin ones, and small capitals. Lower case, without marks. */
const drawn: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  в: "b",
  ь: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  є: "e",
  ф: "f",
  һ: "h",
  н: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  п: "n",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  // Greek
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  γ: "y",
  ω: "w",
  μ: "u",
  σ: "o",
  // Armenian, Latin letters that do not decompose, small capitals
  օ: "o",
  ս: "u",
  ո: "n",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ɑ: "a",
  ɡ: "g",
  ǝ: "e",
  ɐ: "a",
  æ: "ae",
  œ: "oe",
  ᴀ: "a",
  ʙ: "b",
  ᴄ: "c",
  ᴅ: "d",
  ᴇ: "e",
  ꜰ: "f",
  ɢ: "g",
  ʜ: "h",
  ɪ: "i",
  ᴊ: "j",
  ᴋ: "k",
  ʟ: "l",
  ᴍ: "m",
  ɴ: "n",
  ᴏ: "o",
  ᴘ: "p",
  ʀ: "r",
  ꜱ: "s",
  ᴛ: "t",
  ᴜ: "u",
  ᴠ: "v",
  ᴡ: "w",
  ʏ: "y",
  ᴢ: "z",
};

const isLatin = /[a-z]/;
const isLetter = /\p{L}/u;
/** A letter that stands for `u` as often as for the `y` it looks like; `readWords` tries both. */
export const cyrillicU = "у";

/**
 * Replaces lookalikes by Latin letters in words with a Latin letter or only lookalikes: words of another language
 * are kept as far as that can be recognised.
 */
export function drawAsLatin(word: string): string {
  if (!/[^\x00-\x7f]/.test(word)) return word;
  const letters = [...word];
  const isMixed = isLatin.test(word) || letters.every((letter) => !isLetter.test(letter) || letter in drawn);
  if (!isMixed) return word;
  return letters.map((letter) => letter === cyrillicU ? letter : drawn[letter] ?? letter).join("");
}
