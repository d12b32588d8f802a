import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";
import { listPeriodTokens } from "../../../db/search/periods.ts";
import { formatTokens } from "../../../db/search-fragments.ts";

/** The columns of a post by which it is found (search.2). */
export interface SearchColumns {
  readonly search_text: string;
  /** As PostgreSQL reads a `tsvector`. */
  readonly search_tokens: string;
}

/**
 * The columns of a post. Its tokens include those of the periods of its id, by which a search reads
 * the posts of one period without those of others.
 */
export function searchColumns(post: { id: string; content: string }): SearchColumns {
  return {
    search_text: searchText(post.content),
    search_tokens: formatTokens([...searchTokens(post.content), ...listPeriodTokens(post.id)]),
  };
}
