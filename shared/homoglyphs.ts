/**
 * Letters of other scripts that are drawn like Latin ones, and small capitals. Lower case where
 * there is one, without marks.
 */
export const homoglyphs: Readonly<Record<string, string>> = {
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

/**
 * Letters on coloured squares and circles, and flags' letters: Unicode gives them no plain form.
 */
const emblems = [[0x1f150, 26], [0x1f170, 26], [0x1f1e6, 26]] as const;

/** Replaces letters on coloured squares and circles, and flags' letters, by plain ones. */
export function replaceEmblems(text: string): string {
  return text.replace(/[\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, letterOfEmblem);
}

function letterOfEmblem(emblem: string): string {
  const code = emblem.codePointAt(0) ?? 0;
  const block = emblems.find(([first, size]) => code >= first && code < first + size);
  return block ? String.fromCharCode(97 + code - block[0]) : emblem;
}
