/** Longer text is folded behind 'Show more'. */
const foldedLength = 480;
const foldedLines = 9;

/** The beginning of a long text, cut between words; the text itself when it is short enough. */
export function foldText(text: string): string {
  const lineEnd = indexOfLine(text, foldedLines);
  // Slightly longer text is shown whole, since hiding two words is not worth a click.
  if (text.length <= foldedLength * 1.25 && lineEnd === -1) return text;
  const limit = Math.min(foldedLength, lineEnd === -1 ? text.length : lineEnd);
  const head = text.slice(0, limit);
  if (limit === lineEnd) return head.trimEnd() + "…";
  const space = head.search(/\s\S*$/);
  // A very long word is cut anywhere but inside a surrogate pair.
  const cut = space > foldedLength / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, "");
  return cut.trimEnd() + "…";
}

function indexOfLine(text: string, line: number): number {
  let at = -1;
  for (let n = 0; n < line; n++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1) return -1;
  }
  return at;
}
