import { foldForSearch } from "#shared/search/fold-text.ts";

/** The `search_form` of a tag, by which it is suggested; null when the tag is its own. */
export function foldHashtag(tag: string): string | null {
  return /^[\x00-\x7f]*$/.test(tag) ? null : foldForSearch(tag);
}
