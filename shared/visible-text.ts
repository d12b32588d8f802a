/**
 * Every visible character: not blanks, controls, joiners, marks without a
 * letter, or filler letters.
 */
const ink = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The code points of a text, which contract and database count: an emoji is one or more. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Whether a text has no visible character. `trim` removes only spaces, and a name of zero-width
 * joiners would be an invisible link.
 */
export function isBlank(text: string): boolean {
  return !ink.test(text);
}

/**
 * Whether a text has no line break and no bidi override, which would rewrite what is
 * shown around a name.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
}
