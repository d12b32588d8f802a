import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";
import { tokensText } from "../../../db/search-fragments.ts";

/** The columns of a post by which it is found (search.2). */
export interface SearchColumns {
  readonly search_text: string;
  /** As PostgreSQL reads a `tsvector`. */
  readonly search_tokens: string;
}

/** Lengths of `periodToken`, in digits of the id: 50 days and three. */
export const longPeriod = 4;
export const shortPeriod = 5;

/**
 * The columns of a post. Its tokens include those of the periods of its id, by which a search reads
 * the posts of one period without those of others.
 */
export function searchColumns(post: { id: string; content: string }): SearchColumns {
  const periods = [longPeriod, shortPeriod].map((digits) => `${periodSign}${post.id.slice(0, digits)}`);
  return {
    search_text: searchText(post.content),
    search_tokens: tokensText([...searchTokens(post.content), ...periods]),
  };
}

/** Begins the token of a period; no token of a text has it. */
export const periodSign = "~";
