import { foldText } from "./fold-text.ts";
import { parseSearch } from "./parse-search.ts";
import { searchText } from "./search-text.ts";

/**
 * Whether someone of these names is found (search.5): by all words of the search or their
 * beginnings, or by the search as a part of one name. A leading `@` is dropped; by nothing,
 * everybody is found.
 */
export function matchesNames(names: readonly string[], typed: string): boolean {
  const folded = foldText(typed).trim().replace(/^@/, "").trim();
  if (folded === "" || names.some((name) => foldText(name).includes(folded))) return true;
  const terms = parseSearch(typed);
  const texts = names.map(searchText);
  return terms.length > 0 && terms.every(({ part }) => texts.some((text) => text.includes(part)));
}
