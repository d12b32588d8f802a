import { countDigits, isHexadecimal, isMixed } from "./decode-word.ts";
import { getLexiconIndex } from "./lexicon-index.ts";
import { isFlagged, recoverWord } from "./recover-word.ts";

/** Stands before a token in capitals for the reader of words; members' own are removed. */
const capitalsMark = "\ue000";

/** Listed words that consist of hexadecimal digits and are no part number. */
const disguises = new Set(["b00b", "b00bs", "b0085", "b00b5"]);

/** Words after which even a code of three characters is meant as an insult: "You f4g". */
const addressing = new Set("you u youre ur such these those fucking stupid dumb dirty".split(" "));

/** Words of three letters that harm nobody by themselves; phrases need them: "k1ll y0u". */
const shortWords = new Set("you him her die all the and not are".split(" "));

/** Exact words of so many letters are never met by chance. */
const longEnough = 7;

/**
 * Marks the tokens in capitals that have a digit or at most three letters, unless the whole text is
 * shouted: rooms, plates and part numbers are written so, words hardly ever.
 */
export function markCapitals(text: string): string {
  const unmarked = text.replaceAll(capitalsMark, "");
  if (!/[A-Z]/.test(unmarked) || isShouted(unmarked)) return unmarked;
  return unmarked.replace(/\S+/g, (token) => isInCapitals(token) ? capitalsMark + token : token);
}

function isInCapitals(token: string): boolean {
  if (!/[A-Z]/.test(token) || /\p{Ll}/u.test(token)) return false;
  return /\d/.test(token) || /^\W*[A-Z]{1,3}\W*$/.test(token);
}

function isShouted(text: string): boolean {
  const shouted = text.match(/(?<![\p{L}\p{N}])[A-Z]{2,}(?![\p{L}\p{N}])/gu) ?? [];
  const quiet = text.match(/\p{Ll}{2,}/gu) ?? [];
  return shouted.some((word) => word.length >= 4) && shouted.length > quiet.length;
}

/** The part of a chunk that says how it was written. */
interface Token {
  readonly lead: string;
  readonly core: string;
}

/** Whether a chunk was marked by `markCapitals`. */
export function isMarked({ lead }: Token): boolean {
  return lead.includes(capitalsMark);
}

/**
 * Whether a chunk is a code of a room, plate, postcode, part or flight rather than a disguised
 * word. A mixture of letters and digits is a disguise only where chance would hardly make it one.
 */
export function isCode(chunks: readonly Token[], at: number, previousWord: string | undefined): boolean {
  const token = chunks[at];
  const before = chunks[at - 1];
  if (!token) return false;
  // A single capital U belongs to a plate.
  const isAddressed = addressing.has(previousWord ?? "") &&
    !(before && isMarked(before) && before.core.length === 1);
  if (isAddressed) return false;
  const inCapitals = isMarked(token);
  const parts = token.core.split(/[-./_:]/);
  const joined = parts.join("");
  if (!isMixed(joined)) return isBesideNumber(chunks, at);
  if (parts.length > 1) return isSeparatedCode(parts, joined, inCapitals);
  const isPostcode = joined.length <= 4 && /^\d[a-z]{2}$/.test(chunks[at + 1]?.core ?? "");
  return isPostcode || isShortCode(joined, inCapitals);
}

/** "AA-123-AA", "B006-1": some parts of a disguised word are single letters. */
function isSeparatedCode(parts: readonly string[], joined: string, inCapitals: boolean): boolean {
  if (parts.some((part) => /^[a-z]$/.test(part))) return isShortCode(joined, inCapitals);
  if (inCapitals) return true;
  return countDigits(joined) > 1 && parts.every((part) => part.length <= 4) &&
    (joined.length < longEnough || !isFlagged(joined));
}

function isShortCode(word: string, inCapitals: boolean): boolean {
  const digits = countDigits(word);
  const letters = word.length - digits;
  if (disguises.has(word) || (!inCapitals && (isDoubled(word) || isSlur(word)))) return false;
  if (word.length <= 3) return !shortWords.has(recoverWord(word));
  if (word.length <= 4 && isHexadecimal(word)) return true;
  if (digits > letters || (digits === letters && word.length <= 4)) return word.length < longEnough;
  return inCapitals && word.length <= 5;
}

/** "k1k3", "n1993r": too few codes look like one of the worst words to let these pass. */
function isSlur(word: string): boolean {
  if (word.length < 4 || word.length - countDigits(word) < 2 || isHexadecimal(word)) return false;
  return getLexiconIndex().flagged.get(recoverWord(word))?.level === "none";
}

/** "w33d" */
function isDoubled(word: string): boolean {
  return /^[a-z](\d)\1[a-z]$/.test(word);
}

/** "ASS 123", "AB12 FAG", "fk 445": letters of a plate or flight stand beside its number. */
function isBesideNumber(chunks: readonly Token[], at: number): boolean {
  const token = chunks[at];
  if (!token || !/^[a-z]{1,3}$/.test(token.core) || !isFlagged(token.core)) return false;
  const number = isMarked(token) ? /^\d{2,}$/ : token.core.length <= 2 ? /^\d{3,}$/ : null;
  return [chunks[at - 1], chunks[at + 1]].some((beside) =>
    beside !== undefined &&
    (number?.test(beside.core) || (isMarked(token) && isMarked(beside) && /\d/.test(beside.core)))
  );
}
