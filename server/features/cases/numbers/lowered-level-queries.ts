import type { Sql } from "../../../db/open-database.ts";

/** See count_lowered_levels. */
export async function countNextDay(sql: Sql, at: Date): Promise<boolean> {
  const [row] = await sql<{ is_counted: boolean }[]>`select count_lowered_levels(${at}) as is_counted`;
  return row?.is_counted ?? false;
}
