import { foldText } from "#shared/search/fold-text.ts";
import { searchText } from "#shared/search/search-text.ts";
import { parseSearch } from "#shared/search/parse-search.ts";
import { charactersOf, piecesOf, searchTokens } from "#shared/search/search-words.ts";
import { containing, quote, tokensText } from "../../../db/search-fragments.ts";

/** What a message is found by, as columns of its row (search.6). */
export interface SearchOfMessage {
  readonly search_text: string;
  readonly search_tokens: string;
}

/**
 * Each character of a script without spaces is a token too: as the beginning of others it would be
 * looked up in everybody's messages.
 */
export function searchOfMessage(content: string): SearchOfMessage {
  const characters = piecesOf(foldText(content)).flatMap(({ text, isRun }) => isRun ? charactersOf(text) : []);
  return {
    search_text: searchText(content),
    search_tokens: tokensText([...new Set([...searchTokens(content), ...characters])]),
  };
}

/** A search for messages. */
export interface MessageTerms {
  /** The text of a `tsquery`. */
  readonly words: string;
  /** Patterns of what must stand in `search_text` besides. */
  readonly parts: readonly string[];
}

/** Null when the search has no word. */
export function messageTerms(typed: string): MessageTerms | null {
  const terms = parseSearch(typed);
  if (terms.length === 0) return null;
  const words = terms.flatMap(({ tokens, beginning }) => [...tokens.map(quote), lastWord(beginning)]);
  return {
    words: words.join(" & "),
    parts: terms.filter(({ tokensDecide }) => !tokensDecide).map(({ part }) => containing(part)),
  };
}

/** What begins so is read in everybody's messages before it is known whose they are. */
const shortestBeginning = 3;

function lastWord(beginning: string): string {
  const goesOn = charactersOf(beginning).length >= shortestBeginning ||
    piecesOf(beginning).some(({ isRun }) => isRun) && charactersOf(beginning).length > 1;
  return `${quote(beginning)}${goesOn ? ":*" : ""}`;
}
