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
export function signsBefore({ lead }: { readonly lead: string }): string {
  return lead.replaceAll(capitalsMark, "");
}
