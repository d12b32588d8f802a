import type { Fragment, Sql } from "../../db/client.ts";

/** What to look for: without a leading `@` (decision 37), in lower case. */
export function searchTerm(typed: string): string {
  return typed.trim().replace(/^@/, "").trim().toLowerCase();
}

/** From so many letters on trigrams find a name by any part of it. */
export const trigramLength = 3;

/** True where a name of the member `m` holds the term, or begins with it when it is too short for trigrams. */
export function nameMatches(sql: Sql, term: string): Fragment {
  const pattern = `${term.length < trigramLength ? "" : "%"}${escaped(term)}%`;
  return sql`(lower(m.username) like ${pattern} or lower(m.display_name) like ${pattern})`;
}

/** The pattern's own signs stand for themselves. */
export function escaped(term: string): string {
  return term.replaceAll(/[\\%_]/g, "\\$&");
}
