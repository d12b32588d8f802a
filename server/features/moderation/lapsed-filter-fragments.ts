import type { Fragment, Sql } from "../../db/open-database.ts";

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

/**
 * Whether the end of the badge `b` took the filter back to high, then or as soon as somebody
 * looked: it was the last crown that had ended by then.
 */
export function hasFilterLapsedWith(sql: Sql): Fragment {
  return sql`(
    is_crown(b.badge_type) and exists (
      select
      from members
      where id = b.member_id
        and filter_lapsed_at >= b.expires_at
        and not exists (
          select
          from member_badges later
          where later.member_id = b.member_id
            and is_crown(later.badge_type)
            and later.expires_at > b.expires_at
            and later.expires_at <= filter_lapsed_at
        )
    )
  )`;
}
