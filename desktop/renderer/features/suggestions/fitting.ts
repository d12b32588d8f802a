import type { ActiveWord } from "./active-word.ts";

export interface Suggestion {
  /** What completes the word. */
  readonly value: string;
  readonly note: string;
}

/** Of suggestions for other letters, those that these letters may mean too: a hashtag begins with them, a member has them in a name. */
export function fitting(suggestions: readonly Suggestion[], { kind, query }: ActiveWord): Suggestion[] {
  const letters = query.toLowerCase();
  return suggestions.filter(({ value, note }) =>
    kind === "hashtag"
      ? value.startsWith(letters)
      : [value, note].some((name) => name.toLowerCase().includes(letters))
  );
}
