/** Everything but what takes no ink: blanks, controls, joiners, marks without a letter, and the letters that are fillers. */
const ink = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether nothing of a text can be seen. `trim` knows spaces only: a name of zero-width joiners would be a link nobody finds. */
export function isBlank(text: string): boolean {
  return !ink.test(text);
}

/** Whether a text stays on its line and in its direction: line ends and bidi overrides in a name rewrite what stands around it. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
}
