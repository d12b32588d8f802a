import type { Sql } from "../../../db/open-database.ts";

/**
 * Opens the cases of the next verdicts that nobody can have given well; their ids, and null at the
 * end: there may be more.
 */
export async function openCasesOfUnjudged(sql: Sql, until: Date, at: Date): Promise<(string | null)[]> {
  const rows = await sql<{ id: string | null }[]>`
    select opened.id
    from open_cases_of_unjudged(${until}, ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** The same for the next verdicts of the fallback that no service has reviewed. */
export async function openCasesOfFallback(sql: Sql, until: Date, at: Date): Promise<(string | null)[]> {
  const rows = await sql<{ id: string | null }[]>`
    select opened.id
    from open_cases_of_fallback(${until}, ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** Opens the cases of members who were found to act like machines. */
export async function openCasesOfDetected(
  sql: Sql,
  adminEmails: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select opened.id
    from open_cases_of_detected(${[...adminEmails]}::text[], ${at}) as opened (id)`;
  return rows.map(({ id }) => id);
}

/** The cases that it looked at after one, by id, and whether it closed them. */
export function closeSettledCases(
  sql: Sql,
  after: string,
  at: Date,
): Promise<{ id: string; is_closed: boolean }[]> {
  return sql<{ id: string; is_closed: boolean }[]>`
    select id, is_closed
    from close_settled_cases(${after}, ${at})`;
}
