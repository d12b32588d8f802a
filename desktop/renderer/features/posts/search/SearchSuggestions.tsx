import { plural, t } from "@lingui/core/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { nameLanguage } from "../../../lib/text/lang-and-dir.ts";
import { useQuery } from "@tanstack/react-query";
import { searchMembers } from "#shared/members/contract.ts";
import { suggestHashtags } from "#shared/posts/hashtag-contract.ts";
import { isOneWord, signOf, stripSign } from "#shared/search/written-sign.ts";
import { call } from "../../../lib/api/call.ts";
import { formatPostCount } from "../../../lib/completion/use-suggestions.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { suggestionKeys } from "../../../lib/query-keys/search-keys.ts";

interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** Called with what is shown, for the keys of the field; empty when nothing is. */
  readonly onShow: (suggestions: readonly SearchSuggestion[]) => void;
  /** -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: SearchSuggestion) => void;
}

/** People and hashtags below the search field, which keeps the focus (search.4). */
export function SearchSuggestions({ id, text, isOpen, onShow, active, onChoose }: SearchSuggestionsProps) {
  const suggestions = useSearchSuggestions(text, isOpen);
  const count = suggestions.length;
  const list = useRef<HTMLDivElement>(null);
  // Before the next key, which may choose one.
  useLayoutEffect(() => onShow(suggestions), [suggestions, onShow]);
  useEffect(() => {
    if (count > 0) {
      announceToScreenReaders(plural(count, { one: `${count} suggestion`, other: `${count} suggestions` }));
    }
  }, [count]);
  // In a low window it may open below the end of the window.
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [suggestions]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  if (count === 0) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t`People and hashtags`}
      // A press would move the focus from the field, and so close the list before its click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full md:min-w-72 z-20 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-float p-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind}:${suggestion.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerUp={({ button }) => button === 0 && onChoose(suggestion)}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 hover:bg-wash aria-selected:bg-wash pointer-coarse:min-h-11"
        >
          <span
            dir="auto"
            lang={(suggestion.kind === "person" ? nameLanguage : guessLanguage)(suggestion.title)}
            className="min-w-0 truncate font-semibold"
          >
            {suggestion.title}
          </span>
          <bdi className="truncate text-meta text-quiet">{suggestion.note}</bdi>
        </div>
      ))}
    </div>
  );
}

/** A person or hashtag that is offered while a search is typed (search.4). */
export interface SearchSuggestion {
  readonly kind: "person" | "hashtag";
  /** The username or the tag, without its sign. */
  readonly value: string;
  readonly title: string;
  readonly note: string;
}

/** Which of both a text asks for, and by which letters; null when it asks for none. */
interface SuggestionsWanted {
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
function useSearchSuggestions(typed: string, isWanted: boolean): readonly SearchSuggestion[] {
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
