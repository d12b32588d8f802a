/** What was typed as a text search: every word, and each may go on. Null when nothing in it is a word. */
export function searchWords(typed: string): string | null {
  // Letters and digits alone, so nothing is left of the syntax of tsquery.
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words && words.map((word) => `${word}:*`).join(" & ");
}
