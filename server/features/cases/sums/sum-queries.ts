import type { Sql } from "../../../db/open-database.ts";

/** See add_up_moderation_numbers. Returns how many changes it took. */
export async function addUpNumbers(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`select add_up_moderation_numbers(${most}) as taken`;
  return row?.taken ?? 0;
}

/** See keep_former_numbers. Returns whether there may be more. */
export async function keepFormerNumbers(sql: Sql, most: number): Promise<boolean> {
  const [row] = await sql<{ has_more: boolean }[]>`select keep_former_numbers(${most}) as has_more`;
  return row?.has_more ?? false;
}

/** See add_up_case_counts. Returns how many changes it took. */
export async function addUpCaseCounts(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`select add_up_case_counts(${most}) as taken`;
  return row?.taken ?? 0;
}

/** See keep_former_case_counts. Returns whether there may be more. */
export async function keepFormerCaseCounts(sql: Sql, most: number): Promise<boolean> {
  const [row] = await sql<{ has_more: boolean }[]>`select keep_former_case_counts(${most}) as has_more`;
  return row?.has_more ?? false;
}
