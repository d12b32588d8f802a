import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { splitSpoilers, spoilerMark } from "#shared/posts/spoilers.ts";
import { cutToWords } from "#shared/shorten-text.ts";

/** Longer text is folded behind 'Show more'. */
const foldedLength = 480;
const foldedLines = 9;

/** Characters of a text, from the first to before the last. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The beginning of a long text, cut between words; the text itself when it is short enough. */
export function foldText(text: string): string {
  const lineEnd = indexOfLine(text, foldedLines);
  // Slightly longer text is shown whole, since hiding two words is not worth a click.
  if (text.length <= foldedLength * 1.25 && lineEnd === -1) return text;
  const limit = Math.min(foldedLength, lineEnd === -1 ? text.length : lineEnd);
  const head = limit === lineEnd ? text.slice(0, limit) : cutToWords(text, limit);
  const part = findPartAcross(text, head.length);
  const end = part?.start === 0 ? part.end : part?.start ?? head.length;
  return end === text.length ? text : endAt(text, end);
}

/** The text up to a place; a part that its author hid is closed there, and stays hidden. */
function endAt(text: string, end: number): string {
  const shown = text.slice(0, end).trimEnd();
  const hidden = findSpoilerAcross(text, end);
  if (!hidden) return `${shown}…`;
  const isBegun = shown.length > hidden.start + spoilerMark.length;
  return isBegun ? `${shown}${spoilerMark}…` : `${text.slice(0, hidden.start).trimEnd()}…`;
}

/** The part that its author hid (posts.25) and that a cut would end, with its marks. */
export function findSpoilerAcross(text: string, cut: number): Stretch | null {
  let start = 0;
  for (const part of splitSpoilers(text)) {
    const end = start + part.text.length + (part.isSpoiler ? 2 * spoilerMark.length : 0);
    if (end > cut) return part.isSpoiler && start < cut ? { start, end } : null;
    start = end;
  }
  return null;
}

/** The link, tag or mention that a cut would make a shorter one, which leads elsewhere. */
export function findPartAcross(text: string, cut: number): Stretch | null {
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
