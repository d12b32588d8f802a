import { isBlank } from "../visible-text.ts";

/** A part of a text, hidden until its reader asks for it or not. */
export interface TextPart {
  readonly text: string;
  readonly isSpoiler: boolean;
}

/** Stands before and after what is hidden. */
export const spoilerMark = "||";

/** The parts of a text in order, without the marks of what is hidden: `||…||` (posts.25). */
export function splitSpoilers(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  const show = (shown: string) => {
    const last = parts.at(-1);
    if (last && !last.isSpoiler) parts.splice(-1, 1, { text: last.text + shown, isSpoiler: false });
    else if (shown !== "") parts.push({ text: shown, isSpoiler: false });
  };
  const [first = "", ...pieces] = text.split(spoilerMark);
  show(first);
  while (pieces.length > 0) {
    const piece = pieces.shift() ?? "";
    const isClosed = pieces.length > 0;
    if (isClosed && !isBlank(piece)) {
      parts.push({ text: piece, isSpoiler: true });
      show(pieces.shift() ?? "");
    } else {
      show(spoilerMark + piece);
    }
  }
  return parts;
}

/**
 * A text with an ellipsis for what is hidden, where nobody can ask for it: previews, pushes.
 * `isCut`: the text may go on.
 */
export function leaveOutSpoilers(text: string, isCut = false): string {
  if (!text.includes(spoilerMark)) return text;
  // What is hidden may end beyond the cut.
  const whole = isCut ? `${text}${spoilerMark}` : text;
  return splitSpoilers(whole).map(({ text: part, isSpoiler }) => isSpoiler ? "…" : part).join("");
}
