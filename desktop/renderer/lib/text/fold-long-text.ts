import { cutToWords } from "#shared/shorten-text.ts";

/** Longer text is folded behind 'Show more'. */
const foldedLength = 480;
const foldedLines = 9;

/** The beginning of a long text, cut between words; the text itself when it is short enough. */
export function foldText(text: string): string {
  const lineEnd = indexOfLine(text, foldedLines);
  // Slightly longer text is shown whole, since hiding two words is not worth a click.
  if (text.length <= foldedLength * 1.25 && lineEnd === -1) return text;
  const limit = Math.min(foldedLength, lineEnd === -1 ? text.length : lineEnd);
  const head = limit === lineEnd ? text.slice(0, limit) : cutToWords(text, limit);
  return head.trimEnd() + "…";
}

function indexOfLine(text: string, line: number): number {
  let at = -1;
  for (let n = 0; n < line; n++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1) return -1;
  }
  return at;
}
