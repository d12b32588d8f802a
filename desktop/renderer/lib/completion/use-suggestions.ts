import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { getMemberKind } from "#shared/members/member-kind.ts";
import { searchMembers } from "#shared/members/contract.ts";
import { suggestHashtags } from "#shared/posts/hashtag-contract.ts";
import { suggestionKeys } from "../query-keys/search-keys.ts";
import { call } from "../api/call.ts";
import { useDebounced } from "../form/use-debounced.ts";
import type { ActiveWord } from "./word-at-caret.ts";
import {
  filterSuggestions,
  isWordComplete,
  putAssistantFirst,
  type Suggestion,
} from "./matching-suggestions.ts";

const limit = 6;
/** Debounce in ms. */
const pauseMs = 150;

/**
 * Suggestions for the word at the caret; empty without a word or a match, and when fetching fails.
 */
export function useSuggestions(word: ActiveWord | null): readonly Suggestion[] {
  const written = word ? `${word.kind}:${word.query}` : "";
  const settled = useDebounced(written, pauseMs);
  const [kind = "", query = ""] = settled.split(/:(.*)/s);
  const { data, isPlaceholderData } = useQuery({
    queryKey: suggestionKeys.word(kind, query),
    queryFn: ({ signal }) => (kind === "hashtag" ? readHashtags(query, signal) : readMembers(query, signal)),
    enabled: settled !== "" && word !== null,
    // Earlier matches stay until the response for these letters arrives.
    placeholderData: (known: Suggestion[] | undefined, of) => of?.queryKey[1] === kind ? known : undefined,
    retry: false,
  });
  if (!word || !data || word.kind !== kind) return [];
  const found = settled === written && !isPlaceholderData ? data : filterSuggestions(data, word);
  return isWordComplete(found, word) ? [] : found;
}

async function readHashtags(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await call(suggestHashtags, { query: { q, limit } }, { signal });
  return found.map(({ tag, postsCount }) => ({ value: tag, note: formatPostCount(postsCount) }));
}

async function readMembers(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await call(searchMembers, { query: { q, limit } }, { signal });
  return putAssistantFirst(
    found.map(({ username, displayName, isBot }) => ({
      value: username,
      note: displayName,
      kind: getMemberKind({ username, isBot }),
    })),
    q,
  ).slice(0, limit);
}

/** How many posts a suggested hashtag has. The server stops counting at 100. */
export function formatPostCount(count: number): string {
  return count >= 100 ? t`100+ posts` : plural(count, { one: "# post", other: "# posts" });
}
