import { foldForSearch } from "#shared/search/fold-text.ts";
import { parseSearch } from "#shared/search/parse-search.ts";
import { searchText, wordEdge } from "#shared/search/search-text.ts";
import { searchTokens, splitIntoPieces } from "#shared/search/search-words.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { escapePattern, formatQuery, formatTokens, makeContainsPattern } from "../../db/search-fragments.ts";

type Names = { readonly username: string; readonly displayName: string };

/** The search columns of a member of these names; `search_of_names` takes them. */
export type SearchOfNames = Names & {
  readonly foldedUsername: string;
  readonly foldedDisplayName: string;
  readonly tokens: string;
};

export function searchOfNames({ username, displayName }: Names): SearchOfNames {
  return {
    username,
    displayName,
    foldedUsername: searchText(username),
    foldedDisplayName: searchText(displayName),
    tokens: formatTokens([...new Set([username, displayName].flatMap(searchTokens))]),
  };
}

/** From this length on, trigrams find a name by any part of it. */
const trigramLength = 3;

/** A search for people in the forms in which statements compare it. */
export type NameTerms = {
  readonly folded: string;
  /** As `search_username` and `search_display_name` would have it. */
  readonly whole: string;
  /** Likewise when its last word may go on. */
  readonly beginning: string;
  /** The `tsquery` of its words or their beginnings. */
  readonly words: string;
  /** Patterns of what must stand in one of the names besides. */
  readonly parts: readonly string[];
  /** The pattern of names that have the search anywhere; null when trigrams do not help. */
  readonly part: string | null;
  /** The pattern for names that are not folded yet (renew_member_search). */
  readonly waiting: string;
};

/** Null when the search has no word. */
export function nameTerms(typed: string): NameTerms | null {
  const terms = parseSearch(typed);
  if (terms.length === 0) return null;
  const folded = foldForSearch(typed).trim();
  const whole = searchText(folded);
  const beginning = whole.replace(new RegExp(`${wordEdge}$`), "");
  // In scripts without spaces the words are found wherever they stand.
  const hasTrigrams = folded.length >= trigramLength && splitIntoPieces(folded).every(({ isRun }) => !isRun);
  return {
    folded,
    whole,
    beginning,
    words: formatQuery(terms),
    parts: terms.filter(({ tokensDecide }) => !tokensDecide).map(({ part }) => makeContainsPattern(part)),
    part: hasTrigrams ? makeContainsPattern(beginning.replace(new RegExp(`^${wordEdge}`), "")) : null,
    waiting: makeSearchPattern(typed),
  };
}

/** The pattern of texts in small letters that have the search, or begin with a short one. */
export function makeSearchPattern(typed: string): string {
  const letters = typed.trim().toLowerCase();
  return letters.length < trigramLength ? beginningWith(letters) : `%${beginningWith(letters)}`;
}

/**
 * The pattern of addresses that have the search. From what stands before an @ on they begin with
 * it: what many share, as `@gmail.com`, takes an index of parts long.
 */
export function makeAddressPattern(typed: string): string {
  return /^\s*[^@\s]+@/.test(typed) ? beginningWith(typed.trim().toLowerCase()) : makeSearchPattern(typed);
}

function beginningWith(letters: string): string {
  return `${escapePattern(letters)}%`;
}

/** Conditions on the member `m` (search.5). */
export interface NameConditions {
  /** All terms are words of the names, or their beginnings. */
  readonly hasWords: Fragment;
  /** The search stands anywhere in a name. */
  readonly hasPart: Fragment;
  /** A name is like the search, which tolerates a typo. */
  readonly isSimilar: Fragment;
  /** The same for a member whose search is not made yet (renew_member_search). */
  readonly isWaiting: Fragment;
}

export function nameConditions(sql: Sql, { folded, words, parts, part, waiting }: NameTerms): NameConditions {
  const partsToo = sql`and not exists (
        select
        from unnest(${parts as string[]}::text[]) as part
        where m.search_username not like part and m.search_display_name not like part
      )`;
  return {
    hasWords: sql`(
      m.search_tokens @@ ${words}::tsquery
      ${parts.length === 0 ? sql`` : partsToo}
    )`,
    hasPart: part ? sql`(m.search_username like ${part} or m.search_display_name like ${part})` : sql`false`,
    isSimilar: part ? sql`(m.search_username % ${folded} or m.search_display_name % ${folded})` : sql`false`,
    isWaiting: sql`(
      m.search_tokens is null and (lower(m.username) like ${waiting} or lower(m.display_name) like ${waiting})
    )`,
  };
}
