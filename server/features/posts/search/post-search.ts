import { endsInWord, parseSearch, type SearchTerm } from "#shared/search/parse-search.ts";
import { quote } from "../../../db/search-fragments.ts";

/** The searched fields of a post, for `matches`. */
export interface Wanted {
  /** As PostgreSQL reads a `tsquery`. */
  readonly tokens: string;
  /** Whether a token is the beginning of one: of such tokens the index reads all posts at once. */
  readonly mayGoOn: boolean;
  /** The beginnings among the tokens, and the rest of `tokens`. */
  readonly beginnings: readonly string[];
  readonly exactTokens: string;
  /** The parts of `search_text` to look for, where the tokens do not decide. */
  readonly parts: readonly string[];
}

/** A search for posts (search.3). */
export interface PostSearch {
  /** Posts with all terms; null when there is no word. */
  readonly found: Wanted | null;
  /** Posts with all terms as whole words; null when all found ones are. */
  readonly whole: Wanted | null;
  /** For the author's names. */
  readonly name: string;
}

export function parsePostSearch(name: string): PostSearch {
  const terms = parseSearch(name);
  return {
    found: terms.length === 0
      ? null
      : wantedOf(terms, ({ part, endings }) => ({ part, mayGoOn: endings === null })),
    whole: !terms.some(endsInWord) ? null : wantedOf(terms, (term) => ({
      part: term.wholePart,
      mayGoOn: !endsInWord(term) && term.endings === null,
    })),
    name,
  };
}

function wantedOf(
  terms: readonly SearchTerm[],
  endOf: (term: SearchTerm) => { part: string; mayGoOn: boolean },
): Wanted {
  const exact = terms.flatMap((term) => [
    ...term.tokens.map(quote),
    ...endOf(term).mayGoOn ? [] : [`(${(term.endings ?? [term.beginning]).map(quote).join(" | ")})`],
  ]);
  const beginnings = terms.flatMap((term) => endOf(term).mayGoOn ? [term.beginning] : []);
  const undecided = terms.filter(({ tokensDecide }) => !tokensDecide);
  const all = (tokens: readonly string[]) => [...new Set(tokens)].join(" & ");
  return {
    tokens: all([...exact, ...beginnings.map((beginning) => `${quote(beginning)}:*`)]),
    mayGoOn: beginnings.length > 0,
    beginnings,
    exactTokens: all(exact),
    parts: undecided.map((term) => endOf(term).part),
  };
}
