import { getSignsBefore, isMarked } from "./capitals.ts";
import type { Chunk } from "./chunks.ts";
import { isCallingNames, isNamed, isPlated } from "./code-nouns.ts";
import { countDigits, decodeWord, isHexadecimal, isMixed } from "./decode-word.ts";
import { getEnglishIndex, getEnglishSpellings } from "./english-index.ts";
import { isFlagged, recoverWord } from "./recover-word.ts";
import { splitCore } from "./split-core.ts";
import type { Word } from "./word.ts";

/** Before these letters they are a word, whatever number follows: "YOU FAG 123". */
const determiners = new Set("you a an the these those such fucking stupid dumb dirty".split(" "));

/**
 * Whether letters are those of a plate, postcode or flight rather than a listed word: "ASS 123",
 * "AB12 FAG". Three letters need capitals or a vehicle before them, since "kys 24" is meant.
 */
function isPlateLetters(chunks: readonly Chunk[], at: number, before: readonly Word[]): boolean {
  const chunk = chunks[at];
  if (!chunk || !/^[a-z]{1,3}$/.test(chunk.core) || !isFlagged(chunk.core)) return false;
  const [left, right] = [coreBeside(chunks, at, -1), coreBeside(chunks, at, 1)];
  if (chunk.core.length < 3) return isShortForm(chunk, left, right, before);
  const [first = at, last = at] = left && /^[a-z]{2}\d{2}$/.test(left)
    ? [at - 1, at]
    : right && /^\d{3}$/.test(right)
    ? [at, at + 1]
    : [];
  if (first === last) return false;
  const isWholeText = first < at && chunks.length === 2;
  const inCapitals = isMarked(chunk) && !(first === at && determiners.has(before.at(-1)?.text ?? ""));
  return isWholeText || inCapitals || isPlated(before, first < at ? 1 : 0);
}

/** "FK 445", "1234 FK", "K FK 2031" */
function isShortForm(
  chunk: Chunk,
  left: string | null,
  right: string | null,
  before: readonly Word[],
): boolean {
  const isSure = isMarked(chunk) || isPlated(before, 1);
  if (right && /^\d{3}$/.test(right)) return true;
  if (right && /^\d{4}$/.test(right) && left && /^[a-z]$/.test(left)) {
    return isSure || !/[aiu]/.test(left) || !isYear(right);
  }
  return left !== null && /^\d{4}$/.test(left) && (isSure || !isYear(left));
}

function isYear(digits: string): boolean {
  return /^(?:19|20)/.test(digits);
}

/** The core of the next chunk on a side, unless a sign stands between. */
function coreBeside(chunks: readonly Chunk[], at: number, side: 1 | -1): string | null {
  const beside = chunks[at + side];
  const [left, right] = side === 1 ? [chunks[at], beside] : [beside, chunks[at]];
  if (!left || !right || !beside) return null;
  return left.trail === "" && getSignsBefore(right) === "" ? beside.core : null;
}

/** "AA-123-AA", "99-AAA-9": letters and numbers in turn, at most four signs each. */
function isPlateForm(parts: readonly string[]): boolean {
  return parts.length === 3 && parts.every((part, at) =>
    /^(?:[a-z]{1,3}|\d{1,3})$/.test(part) &&
    (at === 0 || /\d/.test(part) !== /\d/.test(parts[at - 1] ?? ""))
  );
}

/** A word of a chunk, and whether it is more likely a code than a disguise. */
type CoreWord = Pick<Word, "text" | "isCode">;

/**
 * How a mixture of letters and digits is read: as a disguised word, as a code that only a phrase
 * may read as a word, or as a number.
 */
type Kind = "word" | "code" | "number";

/** Listed words that look like a part number and are none. */
const disguises = new Set(["b00b", "b00bs", "b00b5"]);

/** Words that harm nobody by themselves; phrases need them: "k1ll y0u". */
const harmless = new Set("you him her the and not are".split(" "));

/** "A5s" */
const paperSizes = /^[ab]\ds$/;

/** People do not cut longer words by hand. */
const longestDisguise = 30;

/** Codes of at least this length hardly ever read as a listed word by chance. */
const longEnough = 7;

const separators = /([-./_:,&=~])/;
const asWord = (text: string): CoreWord => ({ text, isCode: false });
const asNumber = (core: string): CoreWord => ({ text: core.toUpperCase(), isCode: true });

/**
 * The words of a chunk. A number becomes capitals, which match nothing: lists are in small letters.
 */
export function readChunk(
  chunks: readonly Chunk[],
  at: number,
  before: readonly Word[],
): readonly CoreWord[] {
  const chunk = chunks[at] as Chunk;
  const { core } = chunk;
  if (isColour(chunk) || isPlateLetters(chunks, at, before)) return [asNumber(core)];
  if (!/\d/.test(core) && !isNamed(before)) return splitCore(core).map(asWord);
  const parts = core.split(separators).filter((part, at) => at % 2 === 0 && part !== "");
  if (parts.length > 1) return readParts(chunk, parts, before);
  // "h8" and "gr8" harm nobody by themselves.
  const isShortForm = (getEnglishSpellings().has(core) || getEnglishIndex().known.has(core)) &&
    !isFlagged(core);
  const kind = isShortForm ? "word" : kindOf(chunks, at, before);
  if (kind === "number") return [asNumber(core)];
  return splitCore(core).map((text) => ({ text, isCode: kind === "code" }));
}

/** "#fa9" */
function isColour(chunk: Chunk): boolean {
  return isHashtag(chunk) && [3, 4, 6, 8].includes(chunk.core.length) && isHexadecimal(chunk.core);
}

function isHashtag({ lead }: Chunk): boolean {
  return lead.endsWith("#");
}

function kindOf(chunks: readonly Chunk[], at: number, before: readonly Word[]): Kind {
  const chunk = chunks[at] as Chunk;
  const { core } = chunk;
  // "Booking FFUCKY"
  if (!isMixed(core)) {
    const isUnlisted = /^[a-z]+$/.test(core) && !getEnglishIndex().known.has(core) &&
      !getEnglishSpellings().has(core);
    return isUnlisted && isNamed(before) ? "code" : "word";
  }
  const inCapitals = isMarked(chunk);
  const digits = countDigits(core);
  if (isHashtag(chunk) && digits >= 2 && core.length <= 5 && !disguises.has(core)) return "number";
  const kind = kindByForm(core, inCapitals);
  const isNumbered = digits * 2 > core.length;
  if (!isHashtag(chunk) && !(inCapitals && isNumbered) && isCallingNames(before, inCapitals)) return "word";
  if (kind !== "word" || harmless.has(recoverWord(core))) return kind;
  const isPostcode = core.length <= 4 && /^\d[a-z][a-z\d]$/.test(chunks[at + 1]?.core ?? "");
  return isPostcode || (core.length < longEnough && isNamed(before)) ? "code" : "word";
}

/** The kind of a mixture that nothing around it explains. */
function kindByForm(word: string, inCapitals: boolean): Kind {
  const digits = countDigits(word);
  const letters = word.length - digits;
  const isNumbered = digits > letters || (digits === letters && /\d{2}$/.test(word));
  const asCode = isNumbered ? "number" : "code";
  if (disguises.has(word) || /^[a-z](00|33)[a-z]$/.test(word)) return "word";
  if (word.length <= 3) {
    const isUsual = (/^[a-z]\d[a-z]$/.test(word) && !paperSizes.test(word)) ||
      harmless.has(recoverWord(word));
    return isUsual && !inCapitals ? "word" : asCode;
  }
  if (word.length === 4 && isHexadecimal(word)) return asCode;
  if (word.length >= longEnough || digits < letters) return "word";
  if (isHexadecimal(word) || /^\D+\d+$/.test(word)) return asCode;
  return isExact(word, digits === letters ? null : "none") || (digits === letters && word.length > 4)
    ? "word"
    : asCode;
}

/** "k1k3", "n1993r": hardly any code is exactly a listed word, of this level where one is given. */
function isExact(word: string, level: "none" | null): boolean {
  const { flagged } = getEnglishIndex();
  return decodeWord(word).some((reading) => {
    const listed = flagged.get(reading);
    return listed !== undefined && (level === null || listed.level === level);
  });
}

/**
 * The words of a chunk with dashes or the like. Listed words in letters stay words beside a number
 * ("kike-88"); a part that mixes both must fit to its neighbours ("sh1t-show").
 */
function readParts(chunk: Chunk, parts: readonly string[], before: readonly Word[]): readonly CoreWord[] {
  const { core } = chunk;
  const isKnownCode = isNamed(before) && parts.every((part) => part.length < longEnough) &&
    (parts.some(isMixed) || isGrouped(parts, 2) || parts.every((part) => /^(?:\d+|[a-z]{1,3})$/.test(part)));
  const isPlate = isPlateForm(parts) && (isMarked(chunk) || isPlated(before, 0));
  if (isKnownCode || isPlate || isGrouped(parts, 3)) return [asNumber(core)];
  if (isDisguise(parts)) return splitCore(core).map(asWord);
  if (isPlateForm(parts) && !parts.some(isFlagged)) return [asNumber(core)];
  const isFitting = parts.every((part) => !/\d/.test(part) || fits(part));
  const read = core.split(separators).map((part) => {
    const isShort = /^\p{L}{1,2}$/u.test(part) && isFlagged(part);
    return isShort || (!isFitting && isMixed(part)) ? part.toUpperCase() : part;
  });
  return splitCore(read.join("")).map(asWord);
}

/** "X7K2-9QWP-1FGH": at least `least` parts of one length, not all of them words or years. */
function isGrouped(parts: readonly string[], least: number): boolean {
  const [first = ""] = parts;
  return parts.length >= least && first.length >= 4 &&
    parts.every((part) => part.length === first.length) &&
    parts.some((part) => !/^\d+$/.test(part) && !getEnglishIndex().known.has(recoverWord(part)));
}

/** "n1-gg3r": the parts together are a disguised word. */
function isDisguise(parts: readonly string[]): boolean {
  const joined = parts.join("");
  if (joined.length > longestDisguise) return false;
  return isMixed(joined) && kindByForm(joined, false) === "word" && joined.length >= 4 &&
    decodeWord(joined).some((reading) => getEnglishIndex().flagged.has(reading));
}

/** Whether a part with digits stands in words: "b1tch-99". */
function fits(part: string): boolean {
  if (/^\d{1,4}$/.test(part)) return true;
  return isMixed(part) && kindByForm(part, false) === "word" &&
    getEnglishIndex().known.has(recoverWord(part));
}
