/**
 * Letters of one script in blocks of Unicode, in ascending order. What several languages share has
 * the one with most speakers; `marks` below tells some of the others.
 */
const blocks: readonly (readonly [first: number, last: number, language: string])[] = [
  [0x370, 0x3ff, "el"],
  [0x400, 0x52f, "ru"],
  [0x531, 0x58f, "hy"],
  [0x5d0, 0x5f4, "he"],
  [0x620, 0x6ff, "ar"],
  [0x750, 0x77f, "ar"],
  [0x900, 0x97f, "hi"],
  [0x980, 0x9ff, "bn"],
  [0xa00, 0xa7f, "pa"],
  [0xa80, 0xaff, "gu"],
  [0xb80, 0xbff, "ta"],
  [0xc00, 0xc7f, "te"],
  [0xc80, 0xcff, "kn"],
  [0xd00, 0xd7f, "ml"],
  [0xd80, 0xdff, "si"],
  [0xe00, 0xe7f, "th"],
  [0xe80, 0xeff, "lo"],
  [0xf00, 0xfff, "bo"],
  [0x1000, 0x109f, "my"],
  [0x10a0, 0x10ff, "ka"],
  [0x1100, 0x11ff, "ko"],
  [0x1200, 0x139f, "am"],
  [0x1780, 0x17ff, "km"],
  [0x1f00, 0x1fff, "el"],
  [0x3041, 0x30ff, "ja"],
  [0x3105, 0x312f, "zh"],
  [0x3130, 0x318f, "ko"],
  [0x3400, 0x4dbf, "zh"],
  [0x4e00, 0x9fff, "zh"],
  [0xac00, 0xd7af, "ko"],
  [0xf900, 0xfaff, "zh"],
  [0xfb50, 0xfdff, "ar"],
  [0xfe70, 0xfefc, "ar"],
  [0xff66, 0xff9d, "ja"],
];

/** Letters that only one of the languages of a script has. */
const marks: Readonly<Record<string, readonly (readonly [letters: RegExp, language: string])[]>> = {
  ar: [[/[ٹڈڑںھےۓ]/, "ur"], [/[پچژگکی]/, "fa"]],
  ru: [[/[іїєґІЇЄҐ]/, "uk"], [/[ђћљњџјЂЋЉЊЏЈ]/, "sr"]],
};

/** A text says within this many characters what it is written in. */
const mostRead = 240;
/** What is written in Latin letters anywhere: addresses, mentions, hashtags. */
const foreign = /https?:\/\/\S+|[@#][A-Za-z0-9_.]+/g;
/** A Chinese, Japanese or Korean character says as much as several letters. */
const weights: Readonly<Record<string, number>> = { ja: 3, zh: 3, ko: 3 };

/**
 * The language of a text as its script tells; undefined for Latin letters, which say nothing, and
 * without letters. A guess: Ukrainian without its own letters counts as Russian, and Chinese
 * characters alone as Chinese (product.9).
 */
export function guessLanguage(text: string): string | undefined {
  if (!/[\u0370-\u1fff\u3041-\ufefc]/.test(text)) return undefined;
  const read = text.slice(0, mostRead).replaceAll(foreign, "");
  const counts = countLetters(read);
  // Japanese mixes its own letters with Chinese characters.
  const [kana, han] = [counts.get("ja") ?? 0, counts.get("zh") ?? 0];
  if (kana > 0 && kana * 20 >= han) {
    counts.set("ja", kana + han);
    counts.delete("zh");
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const language = most?.[0] || undefined;
  return marks[language ?? ""]?.find(([letters]) => letters.test(read))?.[1] ?? language;
}

/** The weight of the letters of each language; those in Latin letters have an empty name. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (language: string) =>
    counts.set(language, (counts.get(language) ?? 0) + (weights[language] ?? 1));
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x370) {
      if (isLatin(code)) add("");
      continue;
    }
    const block = blocks.find(([, last]) => code <= last);
    if (block && code >= block[0]) add(block[2]);
  }
  return counts;
}

function isLatin(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0x24f);
}
