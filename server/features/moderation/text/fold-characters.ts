import { markCapitalI } from "./capital-i.ts";

/** Letters on coloured squares and circles, and flags' letters: Unicode gives them no plain form. */
const emblems = [[0x1f150, 26], [0x1f170, 26], [0x1f1e6, 26]] as const;

/**
 * One plain spelling of a text: compatibility forms (full width, mathematical, circled) become plain letters, invisible
 * characters and marks on letters go, quotation marks and apostrophes are of one kind each. Linear in its length.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(/[\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, emblemLetter)
    .normalize("NFKC")
    .replace(/\S+/g, markCapitalI)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, "")
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"')
    .replace(/[\u2800\u2022\u00b7]/g, " ");
}

function emblemLetter(emblem: string): string {
  const code = emblem.codePointAt(0) ?? 0;
  const block = emblems.find(([first, size]) => code >= first && code < first + size);
  return block ? String.fromCharCode(97 + code - block[0]) : emblem;
}
