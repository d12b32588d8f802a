import type { Sql } from "../../db/open-database.ts";

/**
 * Resets a filter that needs a crown to high when there is none any more (badges.2). Returns
 * whether it changed.
 */
export async function updateLapsedFilter(sql: Sql, memberId: string, at: Date): Promise<boolean> {
  const hasCrown = sql`exists (select from active_crown(members.id, ${at}::timestamptz))`;
  const reset = await sql`
    update members
    set
      moderation_level = filter_in_force(moderation_level, false),
      filter_lapsed_at = ${at}
    where id = ${memberId}
      and moderation_level <> filter_in_force(moderation_level, ${hasCrown})`;
  return reset.count > 0;
}
