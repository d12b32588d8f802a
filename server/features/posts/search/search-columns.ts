import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";
import { joinAnswers } from "../../polls/join-answers.ts";
import { listPeriodTokens } from "../../../db/search/periods.ts";
import { formatTokens } from "../../../db/search-fragments.ts";

/** The columns of a post by which it is found (search.2). */
export interface SearchColumns {
  readonly search_text: string;
  /** As PostgreSQL reads a `tsvector`. */
  readonly search_tokens: string;
}

/**
 * The columns of a post, with the answers of its poll. Its tokens include those of the periods of
 * its id, by which a search reads the posts of one period without those of others.
 */
export function searchColumns(
  { id, content, answers }: {
    readonly id: string;
    readonly content: string;
    readonly answers?: readonly string[] | undefined;
  },
): SearchColumns {
  const words = joinAnswers(content, answers);
  return {
    search_text: searchText(words),
    search_tokens: formatTokens([...searchTokens(words), ...listPeriodTokens(id)]),
  };
}
