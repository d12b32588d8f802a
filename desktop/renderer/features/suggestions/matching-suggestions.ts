import type { ActiveWord } from "./word-at-caret.ts";

export interface Suggestion {
  readonly value: string;
  readonly note: string;
}

/** The suggestions, fetched for other letters, that match these too: hashtags by prefix, members anywhere in a name. */
export function matchingSuggestions(
  suggestions: readonly Suggestion[],
  { kind, query }: ActiveWord,
): Suggestion[] {
  const letters = query.toLowerCase();
  return suggestions.filter(({ value, note }) =>
    kind === "hashtag"
      ? value.startsWith(letters)
      : [value, note].some((name) => name.toLowerCase().includes(letters))
  );
}
