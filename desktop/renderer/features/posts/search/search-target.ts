import { findFirstHashtag, signOf } from "#shared/search/written-sign.ts";

/** The route of a search. */
type SearchTarget =
  | { readonly to: "/hashtag/$hashtag"; readonly params: { readonly hashtag: string } }
  | { readonly to: "/search" | "/search/posts" | "/search/users"; readonly search: { readonly q: string } };

/** The search page of a box; plain words stay on it. */
export type SearchScope = "/search" | "/search/posts" | "/search/users";

/**
 * Returns the route of a typed search (shell.3): `#tag` opens the hashtag, `@name` searches
 * members, other words open /search. Null for a blank text. A hashtag ends at the first space.
 */
export function searchTarget(typed: string, scope: SearchScope = "/search"): SearchTarget | null {
  const text = typed.trim();
  if (signOf(text) === "#") {
    const hashtag = findFirstHashtag(text);
    return hashtag ? { to: "/hashtag/$hashtag", params: { hashtag } } : null;
  }
  if (text === "") return null;
  return { to: signOf(text) === "@" ? "/search/users" : scope, search: { q: text } };
}
