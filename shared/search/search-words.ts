import { foldForSearch } from "./fold-text.ts";

/** Scripts that are written without spaces between words, or glue endings to them; and emoji. */
const unspaced = [
  "\\p{Script_Extensions=Han}",
  "\\p{Script_Extensions=Hiragana}",
  "\\p{Script_Extensions=Katakana}",
  "\\p{Script=Hangul}",
  "\\p{Script=Thai}",
  "\\p{Script=Lao}",
  "\\p{Script=Khmer}",
  "\\p{Script=Myanmar}",
].join("");
// Flags and skin tones are no pictographs to Unicode.
const emoji = "[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}]";
const runSign = `(?:(?=[\\p{L}\\p{M}\\p{N}])[${unspaced}]|${emoji})`;
const wordSign = `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])`;
// Nothing begins with a mark, or with the second part of a Korean syllable.
const pieces = new RegExp(`(?![\\p{M}\\u1160-\\u11ff])(?:(?<run>${runSign}+)|${wordSign}+)`, "gu");

/** Longer words count by their beginning. */
const longestToken = 60;

/** A word, or a run of a script without spaces, of a folded text. */
export interface Piece {
  readonly text: string;
  readonly isRun: boolean;
  /** The index of its first unit in the folded text. */
  readonly index: number;
}

export function splitIntoPieces(folded: string): Piece[] {
  return Array.from(folded.matchAll(pieces), ({ 0: text, index, groups }) => ({
    text,
    isRun: groups?.["run"] !== undefined,
    index,
  }));
}

/**
 * Returns the tokens by which a text can be found (search.2), each once: its folded words, and of
 * runs without spaces each character, and every two that stand together.
 */
export function searchTokens(text: string): string[] {
  const tokens = splitIntoPieces(foldForSearch(text)).flatMap(({ text: piece, isRun }) =>
    isRun ? [...splitIntoCharacters(piece), ...splitIntoPairs(piece)] : [makeWordToken(piece)]
  );
  return [...new Set(tokens)];
}

/** The two characters at each place of a run but the last. */
export function splitIntoPairs(run: string): string[] {
  const signs = splitIntoCharacters(run);
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** The characters of a run. A Korean syllable is one, as folded: taken apart. */
export function splitIntoCharacters(run: string): string[] {
  return Array.from(run.normalize("NFC"), (sign) => sign.normalize("NFKD"));
}

const soundMarks = ["\u3099", "\u309a"];
const firstSyllable = 0xac00;
const finalsOfSyllable = 28;

/**
 * Lists the characters that a character of a run begins, itself first: か of が, 채 of 책. Null where
 * that is too much: a first consonant begins hundreds of Korean syllables.
 */
export function listContinuations(character: string): string[] | null {
  const code = character.normalize("NFC").codePointAt(0) ?? 0;
  if (code >= 0x1100 && code < 0x1160) return null;
  const isOpenSyllable = /^\p{Script=Hangul}{2}$/u.test(character) && code >= firstSyllable;
  const longer = isOpenSyllable
    ? Array.from({ length: finalsOfSyllable - 1 }, (_, at) => String.fromCodePoint(code + 1 + at))
    : [...soundMarks, "\u102e"].map((mark) => (character + mark).normalize("NFC")).filter((one) =>
      [...one].length === 1
    );
  return [character, ...longer.map((one) => one.normalize("NFKD"))];
}

export function makeWordToken(word: string): string {
  return word.length <= longestToken ? word : [...word].slice(0, longestToken).join("");
}

export function isCutToken(word: string): boolean {
  return word.length > longestToken;
}
