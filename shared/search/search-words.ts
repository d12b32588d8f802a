import { foldText } from "./fold-text.ts";

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
const runSign = `(?:(?=[\\p{L}\\p{M}\\p{N}])[${unspaced}]|\\p{Extended_Pictographic})`;
const wordSign = `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])`;
// Nothing begins with a mark, or with the second part of a Korean syllable.
const pieces = new RegExp(`(?![\\p{M}\\u1160-\\u11ff])(?:(?<run>${runSign}+)|${wordSign}+)`, "gu");

/** Longer words count by their beginning. */
const longestToken = 60;

/** A word, or a run of a script without spaces, of a folded text. */
export interface Piece {
  readonly text: string;
  readonly isRun: boolean;
  /** Of its first unit in the folded text. */
  readonly index: number;
}

export function piecesOf(folded: string): Piece[] {
  return Array.from(folded.matchAll(pieces), ({ 0: text, index, groups }) => ({
    text,
    isRun: groups?.["run"] !== undefined,
    index,
  }));
}

/**
 * What a text can be found by (search.2), each once: its folded words, and of runs without spaces
 * every two characters that stand together, and the last one.
 */
export function searchTokens(text: string): string[] {
  const tokens = piecesOf(foldText(text)).flatMap(({ text: piece, isRun }) =>
    isRun ? pairsOf(piece) : [wordToken(piece)]
  );
  return [...new Set(tokens)];
}

/** The two characters at each place of a run, and its last one. */
export function pairsOf(run: string): string[] {
  const signs = charactersOf(run);
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ""));
}

/** The characters of a run. A Korean syllable is one, as folded: taken apart. */
export function charactersOf(run: string): string[] {
  return Array.from(run.normalize("NFC"), (sign) => sign.normalize("NFKD"));
}

export function wordToken(word: string): string {
  return word.length <= longestToken ? word : [...word].slice(0, longestToken).join("");
}

export function isCutToken(word: string): boolean {
  return word.length > longestToken;
}
