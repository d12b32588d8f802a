import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";

/**
 * Locks a member, so that their badges change one after another, and puts an expired active one
 * aside: the index `member_badges_one_active` does not know the time.
 */
export async function lockBadges(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`select from members where id = ${memberId} for no key update`;
  await tx`
    update member_badges
    set is_active = false
    where member_id = ${memberId}
      and is_active
      and expires_at <= ${at}`;
}

/** Deactivates the badge that a member shows, if any. */
export async function deactivateShown(sql: Sql, memberId: string): Promise<void> {
  await sql`
    update member_badges
    set is_active = false, is_deactivated = true
    where member_id = ${memberId} and is_active`;
}

/** The condition that a member shows a badge. */
export function showsBadge(sql: Sql, memberId: string): Fragment {
  return sql`exists (select from member_badges shown where shown.member_id = ${memberId} and shown.is_active)`;
}
