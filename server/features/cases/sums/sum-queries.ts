import type { Sql } from "../../../db/open-database.ts";

/** See add_up_moderation_numbers. Returns how many changes it took. */
export async function addUpNumbers(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`select add_up_moderation_numbers(${most}) as taken`;
  return row?.taken ?? 0;
}

/** See add_up_case_counts. Returns how many changes it took. */
export async function addUpCaseCounts(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`select add_up_case_counts(${most}) as taken`;
  return row?.taken ?? 0;
}
