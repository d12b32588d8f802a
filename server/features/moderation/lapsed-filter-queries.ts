import type { Sql } from "../../db/open-database.ts";

/**
 * Resets a filter that needs a crown to high when there is none any more. Returns whether it
 * changed.
 */
export async function updateLapsedFilter(sql: Sql, memberId: string, now: Date): Promise<boolean> {
  const [row] = await sql<{ reset: boolean }[]>`
    select reset_lapsed_filter(${memberId}::uuid, ${now}::timestamptz) as reset`;
  return row?.reset ?? false;
}
