import { blankCodes } from "./blank-codes.ts";
import { foldText } from "./fold-text.ts";
import { formsOfWord, mention } from "./forms-of-word.ts";

/** A word of a text with the forms in which it may be listed. */
export interface WrittenWord {
  /** First as it is written, then its likely meanings. */
  readonly forms: readonly string[];
  readonly opensSentence: boolean;
  readonly opensClause: boolean;
}

/** Scripts without spaces between words: each of their characters is a word. */
const character = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]";
const letter = `[[\\p{L}\\p{M}\\p{N}]--${character}]`;
const word = new RegExp(`${character}|(?:[@$]?${letter})+`, "gv");

const webAddress = /(?:https?:\/\/|www\.)\S+/g;
const endOfSentence = /[!?\u2026\u3002]|\.\s|\n\s*\n|\u061f|\u0964/;
const endOfClause = /[,;:()[\]"\u00ab\u00bb\u201c-\u201f\u3001\u060c\u061b\u300c-\u300f\u2013\u2014]|\s-/;

/** The words of a list's entry. */
export function plainWords(entry: string): readonly string[] {
  // Most entries: they are neither folded nor cut.
  if (/^[a-z\d]+$/.test(entry) || entry === mention) return [entry];
  return foldText(entry).match(word) ?? [];
}

/** The words of a text in any language, with the boundaries of sentences and clauses. */
export function cutWords(text: string): readonly WrittenWord[] {
  const folded = blankCodes(foldText(text).replace(webAddress, " "));
  const words: WrittenWord[] = [];
  let end = 0;
  let spelled = none;
  for (const { 0: written, index } of folded.matchAll(word)) {
    const between = folded.slice(end, index);
    const opens = end > 0 ? boundaryOf(between) : start;
    end = index + written.length;
    const isLetter = written.length === 1 && isAlphabetic.test(written);
    const goesOn = isLetter && !opens.opensSentence;
    if (!goesOn || (spelled.letters.length > 1 && between !== spelled.between)) {
      joinSpelled(words, spelled);
      // "a m.a.t.a.r": the second letter begins the spelled word.
      spelled = goesOn && spelled.letters.length === 2
        ? { letters: spelled.letters.slice(1), between }
        : none;
    }
    words.push({ ...opens, forms: formsOfWord(written) });
    if (isLetter) spelled = { letters: spelled.letters + written, between };
  }
  joinSpelled(words, spelled);
  return words;
}

const start = { opensSentence: true, opensClause: true };

/** Single letters in a row, with what stands between two of them. */
interface Spelled {
  readonly letters: string;
  readonly between: string;
}

const none: Spelled = { letters: "", between: "" };
const wordOfOneLetter = /^[aeiouywzавикосуяو]/;

/**
 * Single letters in a row spell a word: "m.i.e.r.d.a". The first may be a word of its own ("voy a m
 * a t a r"): then it stays, and the others are read with and without it.
 */
function joinSpelled(words: WrittenWord[], { letters, between }: Spelled): void {
  if (letters.length < 4) return;
  const first = words.length - letters.length;
  const isFirstWord = between.trim() === "" && wordOfOneLetter.test(letters);
  const { opensSentence, opensClause } = words[first] ?? start;
  words.length = isFirstWord ? first + 1 : first;
  words.push(
    isFirstWord
      ? { opensSentence: false, opensClause: false, forms: [letters, letters.slice(1)].flatMap(formsOfWord) }
      : { opensSentence, opensClause, forms: formsOfWord(letters) },
  );
}

const isAlphabetic = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

const within = { opensSentence: false, opensClause: false };

function boundaryOf(between: string): Pick<WrittenWord, "opensSentence" | "opensClause"> {
  if (between === " " || between === "") return within;
  const opensSentence = endOfSentence.test(between);
  return { opensSentence, opensClause: opensSentence || endOfClause.test(between) };
}
