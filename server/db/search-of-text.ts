import { searchText } from "#shared/search/search-text.ts";
import { parseSearch, type SearchTerm } from "#shared/search/parse-search.ts";
import { searchTokens, splitIntoCharacters, splitIntoPieces } from "#shared/search/search-words.ts";
import { formatQuery, formatTokens, makeContainsPattern } from "./search-fragments.ts";

/**
 * The texts by which a message, or one of an AI chat, is found, as columns of its row (search.6).
 */
export interface SearchOfText {
  readonly search_text: string;
  readonly search_tokens: string;
}

export function searchOfText(content: string): SearchOfText {
  return { search_text: searchText(content), search_tokens: formatTokens(searchTokens(content)) };
}

/** A search for such texts. */
export interface TextTerms {
  /** The text of a `tsquery` for texts with whole words. */
  readonly words: string;
  /** The same when the last word of each term may go on; null when none may. */
  readonly beginnings: string | null;
  /** Patterns of what must stand in `search_text` besides. */
  readonly parts: readonly string[];
}

/** Null when the search has no word. */
export function parseTextSearch(typed: string): TextTerms | null {
  const terms = parseSearch(typed);
  if (terms.length === 0) return null;
  const mayEndGoOn = ({ beginning }: SearchTerm) => mayGoOn(beginning);
  return {
    words: formatQuery(terms, () => false),
    beginnings: terms.some(mayEndGoOn) ? formatQuery(terms, mayEndGoOn) : null,
    parts: terms.filter(({ tokensDecide }) => !tokensDecide).map(({ part }) => makeContainsPattern(part)),
  };
}

/** Shorter words, and single characters, begin too much. */
const shortestBeginning = 3;

function mayGoOn(beginning: string): boolean {
  const isRun = splitIntoPieces(beginning).some((piece) => piece.isRun);
  return splitIntoCharacters(beginning).length >= (isRun ? 2 : shortestBeginning);
}
