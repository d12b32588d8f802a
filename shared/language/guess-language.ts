/**
 * The blocks of Unicode with letters of one script, in ascending order: first, last, language.
 * What several languages share has the one with most speakers; `marks` tells some of the others.
 */
const blocks = (
  "370-3ff el, 400-52f ru, 531-58f hy, 5d0-5f4 he, 620-6ff ar, 750-77f ar, 900-97f hi, 980-9ff bn, " +
  "a00-a7f pa, a80-aff gu, b80-bff ta, c00-c7f te, c80-cff kn, d00-d7f ml, d80-dff si, e00-e7f th, " +
  "e80-eff lo, f00-fff bo, 1000-109f my, 10a0-10ff ka, 1100-11ff ko, 1200-139f am, 1780-17ff km, " +
  "1f00-1fff el, 3041-30ff ja, 3105-312f zh, 3130-318f ko, 3400-4dbf zh, 4e00-9fff zh, ac00-d7af ko, " +
  "f900-faff zh, fb50-fdff ar, fe70-fefc ar, ff66-ff9d ja"
).split(", ").map((block) => {
  const [first = "", last = "", language = ""] = block.split(/[- ]/);
  return [Number.parseInt(first, 16), Number.parseInt(last, 16), language] as const;
});

/** Letters that only one of the languages of a script has. */
const marks: Readonly<Record<string, readonly (readonly [letters: RegExp, language: string])[]>> = {
  ar: [[/[ٹڈڑںھےۓ]/, "ur"], [/[پچژگکی]/, "fa"]],
  ru: [[/[іїєґІЇЄҐ]/, "uk"], [/[ђћљњџјЂЋЉЊЏЈ]/, "sr"]],
};

/** A text says within this many characters what it is written in. */
const mostRead = 240;
/** Parts in Latin letters of any text: addresses, mentions, hashtags. */
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
