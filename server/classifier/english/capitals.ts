/** Stands before a token in capitals; every other use of this private character is removed. */
const capitalsMark = "\ue000";

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

/** Whether a token was marked by `markCapitals`. */
export function isMarked({ lead }: { readonly lead: string }): boolean {
  return lead.includes(capitalsMark);
}

/** The signs before a token, without the mark. */
export function getSignsBefore({ lead }: { readonly lead: string }): string {
  return lead.replaceAll(capitalsMark, "");
}

/** A capital I beside small letters is marked: it may mean an i or, since it looks alike, an l. */
export const capitalI = "\u0269";

/**
 * Words with more of them are read in two ways only, since people cannot read such a disguise and
 * each reading costs a look-up.
 */
const mostCapitals = 6;

/**
 * Marks each capital I that stands in a chunk with small letters and touches a letter:
 * "kiII", and also "Ian".
 */
export function markCapitalI(chunk: string): string {
  if (!chunk.includes("I") || !/\p{Ll}/u.test(chunk)) return chunk;
  return chunk.replace(/(?<=[\p{L}\p{N}])I|I(?=[\p{L}\p{N}])/gu, capitalI);
}

/** The word with every marked I read as an i. */
export function replaceCapitalI(word: string): string {
  return word.replaceAll(capitalI, "i");
}

/**
 * The possible readings of marked letters: every I an i, every one an l, then the first ones an i
 * and the rest an l ("IsIam", "kIII").
 */
export function listReadingsOfCapitalI(word: string): readonly string[] {
  const [start = "", ...afterMarks] = word.split(capitalI);
  const marks = afterMarks.length;
  if (marks === 0) return [word];
  const withFirstAsI = (count: number) =>
    afterMarks.reduce((text, part, mark) => text + (mark < count ? "i" : "l") + part, start);
  const between = marks > mostCapitals ? 0 : marks - 1;
  const counts = [marks, 0, ...Array.from({ length: between }, (_, place) => place + 1)];
  return counts.map(withFirstAsI);
}
