import { useQuery } from "@tanstack/react-query";
import { searchMembers } from "#shared/members/contract.ts";
import { suggestHashtags } from "#shared/posts/hashtag-contract.ts";
import { isOneWord, signOf, stripSign } from "#shared/search/written-sign.ts";
import { call } from "../../../lib/api/call.ts";
import { formatPostCount } from "../../../lib/completion/use-suggestions.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { suggestionKeys } from "../../../lib/query-keys/search-keys.ts";

/** A person or hashtag that is offered while a search is typed (search.4). */
export interface SearchSuggestion {
  readonly kind: "person" | "hashtag";
  /** The username or the tag, without its sign. */
  readonly value: string;
  readonly title: string;
  readonly note: string;
}

/** Which of both a text asks for, and by which letters; null when it asks for none. */
export interface SuggestionsWanted {
  readonly q: string;
  readonly people: boolean;
  readonly hashtags: boolean;
}

const none: readonly SearchSuggestion[] = [];

const pauseMs = 200;
/** The most suggestions of each kind. */
const most = 4;

/** `@` asks for people and `#` for hashtags; a text of several words for people. */
export function parseWantedSuggestions(typed: string): SuggestionsWanted | null {
  const text = typed.trim();
  const sign = signOf(text);
  const q = sign ? stripSign(sign, text) : text;
  if (q === "") return null;
  const wanted = { q, people: sign !== "#", hashtags: sign !== "@" && isOneWord(q) };
  return wanted.people || wanted.hashtags ? wanted : null;
}

/**
 * Suggestions for what is typed; empty while there are none for exactly that, or after a failure.
 */
export function useSearchSuggestions(typed: string, isWanted: boolean): readonly SearchSuggestion[] {
  const settled = useDebounced(typed, pauseMs);
  const wanted = parseWantedSuggestions(settled);
  const { data } = useQuery({
    queryKey: suggestionKeys.search(wanted),
    queryFn: async ({ signal }) => {
      if (!wanted) return [];
      const both = await Promise.allSettled([readPeople(wanted, signal), readHashtags(wanted, signal)]);
      return both.flatMap((one) => one.status === "fulfilled" ? one.value : []);
    },
    enabled: isWanted && wanted !== null,
    retry: false,
  });
  return isWanted && settled === typed ? data ?? none : none;
}

async function readPeople(
  { q, people }: SuggestionsWanted,
  signal: AbortSignal,
): Promise<SearchSuggestion[]> {
  if (!people) return [];
  const found = await call(searchMembers, { query: { q, limit: most } }, { signal });
  return found.map(({ username, displayName }) => ({
    kind: "person",
    value: username,
    title: displayName,
    note: `@${username}`,
  }));
}

async function readHashtags(
  { q, hashtags }: SuggestionsWanted,
  signal: AbortSignal,
): Promise<SearchSuggestion[]> {
  if (!hashtags) return [];
  const found = await call(suggestHashtags, { query: { q, limit: most } }, { signal });
  return found.map(({ tag, postsCount }) => ({
    kind: "hashtag",
    value: tag,
    title: `#${tag}`,
    note: formatPostCount(postsCount),
  }));
}
