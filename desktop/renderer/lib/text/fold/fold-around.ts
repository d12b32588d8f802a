import { findPartAcross, findSpoilerAcross, foldText } from "./fold-long-text.ts";

/** The characters before a found word that stay, at most. */
const shownBefore = 120;

/** As `foldText`, from a little before a part of the text that would be hidden. */
export function foldAround(text: string, found: { readonly start: number; readonly end: number }): string {
  const folded = foldText(text);
  if (folded === text || found.end < folded.length) return folded;
  const from = Math.max(0, found.start - shownBefore);
  const space = text.slice(from, found.start).search(/\s/);
  const place = space === -1 ? findPartAcross(text, from)?.start ?? from : from + space + 1;
  const start = findSpoilerAcross(text, place)?.start ?? place;
  // Without a space it begins with a whole character, and so do its marks and joiners.
  return `…${foldText(text.slice(start).replace(/^[\p{Cs}\p{M}\p{Cf}]+/u, "").trimStart())}`;
}
