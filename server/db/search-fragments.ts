import type { SearchTerm } from "#shared/search/parse-search.ts";

/** Tokens as the text of a `tsvector`, which PostgreSQL takes as they are. */
export function formatTokens(tokens: readonly string[]): string {
  return tokens.map(quote).join(" ");
}

/** The text of a `tsquery` for what has all terms; the last word of each may go on, if it may. */
export function formatQuery(
  terms: readonly SearchTerm[],
  mayGoOn: (term: SearchTerm) => boolean = () => true,
): string {
  const wanted = terms.flatMap((term) => [
    ...term.tokens.map(quote),
    `${quote(term.beginning)}${mayGoOn(term) ? ":*" : ""}`,
  ]);
  return [...new Set(wanted)].join(" & ");
}

/** A lexeme in quotes, which has no other meaning in a `tsvector` or `tsquery`. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;
}

/** The pattern of a `like` for texts that contain this. */
export function makeContainsPattern(part: string): string {
  return `%${escapePattern(part)}%`;
}

/** Escapes the pattern's special characters, so that they match themselves. */
export function escapePattern(term: string): string {
  return term.replaceAll(/[\\%_]/g, "\\$&");
}
