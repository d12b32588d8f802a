import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
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
  const part = findPartAcross(text, head.length);
  const end = part?.start === 0 ? part.end : part?.start ?? head.length;
  return end === text.length ? text : text.slice(0, end).trimEnd() + "…";
}

/** The link, tag or mention that a cut would make a shorter one, which leads elsewhere. */
export function findPartAcross(
  text: string,
  cut: number,
): { readonly start: number; readonly end: number } | null {
  if (/\s/.test(text.slice(cut - 1, cut + 1))) return null;
  let start = 0;
  for (const part of splitText(text)) {
    const end = start + part.text.length;
    if (end >= cut) return part.type !== "text" && start < cut && end > cut ? { start, end } : null;
    start = end;
  }
  return null;
}

function indexOfLine(text: string, line: number): number {
  let at = -1;
  for (let n = 0; n < line; n++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1) return -1;
  }
  return at;
}
