/** Longer text is folded behind 'Show more' in lists. */
const foldedLength = 480;
const foldedLines = 9;

/** The beginning of a long text, cut between words; the text itself when it is short enough to show whole. */
export function foldText(text: string): string {
  const lineEnd = indexOfLine(text, foldedLines);
  // A little over is shown whole: a fold that hides two words only costs a click.
  if (text.length <= foldedLength * 1.25 && lineEnd === -1) return text;
  const limit = Math.min(foldedLength, lineEnd === -1 ? text.length : lineEnd);
  const head = text.slice(0, limit);
  if (limit === lineEnd) return head.trimEnd() + "…";
  const space = head.search(/\s\S*$/);
  // One endless word is cut anywhere but inside a surrogate pair.
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

/** Shapes beyond these are cropped in lists: a tower would fill the screen, a ribbon would show nothing. */
const narrowest = 4 / 5;
const widest = 5 / 2;

/** Width over height of the box an image gets in a list, from its stored size. */
export function imageBox({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}
