import { eld } from "eld/extrasmall";

/** Longer texts show their language at their beginning. */
const mostCharacters = 1_000;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/**
 * The language of a text as ISO 639-1 code, by its script where that suffices, or null. A guess for
 * texts of a few words.
 */
export function detectLanguage(text: string): string | null {
  const start = text.slice(0, mostCharacters);
  return byScript(start) ?? (eld.detect(start).language || null);
}

/** The same; null where the detector is not sure. */
export function detectReliably(text: string): string | null {
  const start = text.slice(0, mostCharacters);
  const detected = eld.detect(start);
  return byScript(start) ?? (detected.isReliable() ? detected.language : null);
}

function byScript(text: string): string | null {
  if (hangul.test(text)) return "ko";
  if (kana.test(text)) return "ja";
  return isRomanisedHindi(text) ? "hi" : null;
}

/** Everyday words of Hindi in Latin letters, which the detector does not know. */
const romanisedHindi = new Set(
  ("hai hain hoon nahi nahin kya kyun kyu mera meri mere tera teri tere tujhe mujhe aur bhi toh raha rahi rahe gaya gayi kar karo " +
    "karna mein yaar bhai ko ka ki ke se ye yeh woh wo kuch bahut apna apni sab tha thi hota ja jaa laga sun")
    .split(" "),
);
const leastShareOfHindi = 0.3;

function isRomanisedHindi(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = new Set(words.filter((word) => romanisedHindi.has(word)));
  return found.size >= 2 &&
    words.filter((word) => found.has(word)).length >= words.length * leastShareOfHindi;
}
