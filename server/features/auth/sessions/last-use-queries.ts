import type { Sql } from "../../../db/open-database.ts";

/**
 * Extends a session and stores the time of the visit. Locks the member first, like everything that
 * ends sessions.
 */
export async function touchSession(
  sql: Sql,
  session: { readonly session_id: string; readonly member_id: string },
  usedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await sql`
    with owner as (
      select id
      from members
      where id = ${session.member_id}
      for no key update
    ), touched as (
      update sessions
      set
        last_used_at = ${usedAt},
        expires_at = ${expiresAt}
      from owner
      where sessions.id = ${session.session_id}
        and sessions.last_used_at < ${usedAt}
      returning owner.id
    )
    update members
    set last_seen_at = ${usedAt}
    from touched
    where members.id = touched.id`;
}
