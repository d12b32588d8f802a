import { foldText } from "./fold-text.ts";
import { homoglyphs } from "#shared/homoglyphs.ts";

/** Digits and signs that are written for Latin letters. */
const signs: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Latin letters and digits that are written for Cyrillic ones. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [..."acekmhopbtyx03468"].map((sign, place) => [sign, [..."асекмнорвтухозчбв"][place] ?? sign]),
);

/** The sign that phrases use for any mention of a member. */
const mention = "@";

/** Longer words are read as they are written, since people do not type them by hand. */
const longest = 40;

/**
 * A folded word, and the words that it may be written for: stretched letters shortened, signs and
 * lookalikes read as letters, Arabic ones without the particles and the article before them.
 */
function formsOfWord(written: string): readonly string[] {
  if (/^[a-z]+$/.test(written) && !isStretched.test(written)) return [written];
  if (written.length > longest || written.length === 1) return [written];
  const read = [written];
  if (written.startsWith("@")) read.push(written.slice(1), mention);
  if (isStretched.test(written)) {
    read.push(written.replace(stretched, "$1"), written.replace(stretched, "$1$1"));
  }
  return [...new Set(read.flatMap(readSigns).flatMap(readWithoutPrefixes))];
}

const isStretched = /(\p{L})\1\1/u;
const stretched = /(\p{L})\1\1+/gu;

function readSigns(word: string): readonly string[] {
  const latin = word.match(/[a-zñ]/g)?.length ?? 0;
  const russian = word.match(/[\u0400-\u04ff]/g)?.length ?? 0;
  if (latin > 0 && russian > 0) return [word, asLatin(word), asCyrillic(word)];
  // A code has more digits and fewer letters than a disguised word.
  const digits = word.length - latin - russian;
  if (digits === 0 || !/[\d@$]/.test(word) || digits * 2 > latin + russian) return [word];
  if (russian >= 3) return [word, asCyrillic(word)];
  return latin >= 4 ? [word, asLatin(word)] : [word];
}

function asLatin(word: string): string {
  return replaceEach(word, (sign) => homoglyphs[sign] ?? signs[sign] ?? sign);
}

function asCyrillic(word: string): string {
  return replaceEach(word, (sign) => cyrillic[sign] ?? sign);
}

function replaceEach(word: string, replace: (sign: string) => string): string {
  return Array.from(word, replace).join("");
}

function readWithoutPrefixes(word: string): readonly string[] {
  if (word.length < 4 || !/^\p{Script=Arabic}/u.test(word)) return [word];
  const bare = /^[وفبلك]/.test(word) ? [word, word.slice(1)] : [word];
  return bare.flatMap((form) => form.length > 3 && /^(?:ال|لل)/.test(form) ? [form, form.slice(2)] : [form]);
}

const joined = /^[a-z\d]+(?:[-/.][a-z\d]+)+$/;
const mixed = /^(?=.*\d)(?=.*[a-z])[a-z\d]+$/;
const number = /^(?:\d{2,}|(?=.*\d)[a-z\d]{2,4})$/;
const shortWord = /^[a-z]{2,3}$/;

/**
 * Puts spaces in place of codes in a folded text: what a part with letters and digits is joined to
 * ("kurw-0pa9"), and short words beside a number ("flight oc 518"). Some language has a word for
 * each of them.
 */
export function blankCodes(text: string): string {
  if (!/\d/.test(text)) return text;
  const tokens = text.split(/(\s+)/);
  const cores = tokens.map(trimSigns);
  return tokens.map((token, at) => isCode(cores, at) ? " ".repeat(token.length) : token).join("");
}

/** `cores` has the spaces between two words as every second entry. */
function isCode(cores: readonly string[], at: number): boolean {
  const core = cores[at] ?? "";
  if (joined.test(core)) {
    const parts = core.split(/[-/.]/);
    return parts.some((part) => mixed.test(part) || (parts.length > 2 && /^\d{2,}$/.test(part)));
  }
  // Behind a plain number stands its unit: "20 mg".
  return shortWord.test(core) && (number.test(cores[at + 2] ?? "") || mixed.test(cores[at - 2] ?? ""));
}

/** By hand: a regular expression anchored at the end would be quadratic. */
function trimSigns(token: string): string {
  let [start, end] = [0, token.length];
  while (start < end && !isLetterOrDigit(token[start])) start++;
  while (end > start && !isLetterOrDigit(token[end - 1])) end--;
  return token.slice(start, end);
}

function isLetterOrDigit(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

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
export function splitEntry(entry: string): readonly string[] {
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
