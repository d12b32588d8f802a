import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * Expressions of a statement that end everything a member's old password or mailbox gave access to: their sessions but one, or all; the
 * devices they are known on; links to sign in with. `owner` is the statement's expression with the member's id, and locks their
 * row. By `sessions_by_member`, `known_devices_by_member` and `sign_in_links_by_member`.
 */
export function endedSignIns(sql: Sql, owner: Fragment, keptSessionId: string | null): Fragment {
  return sql`
    ended_sessions as (
      delete from sessions
      using ${owner} as ended
      where sessions.member_id = ended.id
        and sessions.id is distinct from ${keptSessionId}
    ), ended_devices as (
      delete from known_devices
      using ${owner} as ended
      where known_devices.member_id = ended.id
    ), ended_links as (
      delete from sign_in_links
      using ${owner} as ended
      where sign_in_links.member_id = ended.id
    )`;
}
