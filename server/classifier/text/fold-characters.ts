import { replaceEmblems } from "#shared/homoglyphs.ts";
import { markCapitalI } from "./capital-i.ts";
import { markCapitals } from "./capitals.ts";

/**
 * Folds a text to plain spelling: compatibility forms (full width, mathematical, circled) become
 * plain letters, invisible characters and combining marks are removed, quotation marks and
 * apostrophes are unified. Linear in its length.
 */
export function foldCharacters(text: string): string {
  return markCapitals(replaceEmblems(text).normalize("NFKC"))
    .replace(/\S+/g, markCapitalI)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, "")
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"')
    .replace(/[\u2800\u2022\u00b7]/g, " ");
}
