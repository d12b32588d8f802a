import { getSignsBefore, isMarked } from "./capitals.ts";
import type { Chunk } from "./chunks.ts";
import { isPlated } from "./code-nouns.ts";
import { isFlagged } from "./recover-word.ts";
import type { Word } from "./word.ts";

/** Before these letters they are a word, whatever number follows: "YOU FAG 123". */
const determiners = new Set("you a an the these those such fucking stupid dumb dirty".split(" "));

/**
 * Whether letters are those of a plate, postcode or flight rather than a listed word: "ASS 123",
 * "AB12 FAG". Three letters need capitals or a vehicle before them, since "kys 24" is meant.
 */
export function isPlateLetters(chunks: readonly Chunk[], at: number, before: readonly Word[]): boolean {
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
export function isPlateForm(parts: readonly string[]): boolean {
  return parts.length === 3 && parts.every((part, at) =>
    /^(?:[a-z]{1,3}|\d{1,3})$/.test(part) &&
    (at === 0 || /\d/.test(part) !== /\d/.test(parts[at - 1] ?? ""))
  );
}
