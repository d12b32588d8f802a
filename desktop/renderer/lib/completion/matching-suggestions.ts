import { getMemberKind, isAssistant, type MemberKind } from "#shared/members/member-kind.ts";
import { product } from "#shared/product.ts";
import { foldText } from "#shared/search/fold-text.ts";
import { matchesNames } from "#shared/search/match-names.ts";
import type { ActiveWord } from "./word-at-caret.ts";

export interface Suggestion {
  readonly value: string;
  readonly note: string;
  /** Of a bot or the assistant (members.6). */
  readonly kind?: MemberKind | null;
}

/**
 * Filters suggestions fetched for other letters: hashtags by prefix, members as the
 * server finds them (search.5).
 */
export function filterSuggestions(
  suggestions: readonly Suggestion[],
  { kind, query }: ActiveWord,
): Suggestion[] {
  const letters = foldText(query);
  return suggestions.filter(({ value, note }) =>
    kind === "hashtag"
      ? foldText(value).startsWith(letters)
      // A search drops signs at its end, and usernames have dots and underscores inside.
      : matchesNames([value, note], query) && (!/[._]$/.test(query) || foldText(value).includes(letters))
  );
}

/**
 * Whether the word is complete and nothing else begins with it, so that a list would only cover the
 * buttons below.
 */
export function isWordComplete(suggestions: readonly Suggestion[], { query }: ActiveWord): boolean {
  const [only, ...others] = suggestions;
  return others.length === 0 && only?.value.toLowerCase() === query.toLowerCase();
}

/**
 * Puts the assistant first when her name begins with the letters, since among many members one
 * letter would not find her.
 */
export function putAssistantFirst(members: readonly Suggestion[], letters: string): Suggestion[] {
  const { assistantName } = product;
  if (letters === "" || !assistantName.toLowerCase().startsWith(letters.toLowerCase())) return [...members];
  const assistant = members.find(({ value }) => isAssistant(value)) ??
    { value: assistantName, note: assistantName, kind: getMemberKind({ username: assistantName }) };
  return [assistant, ...members.filter((one) => one !== assistant)];
}
