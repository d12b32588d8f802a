import type { Fragment, Sql } from "../../../db/open-database.ts";
import { visibleTo } from "../../../db/visibility/visibility.ts";

/** The expression of how many messages a member has not read: of open conversations, without those that a block hides. */
export function unreadMessageCount(sql: Sql, memberId: string | Fragment): Fragment {
  return sql`(
    select coalesce(sum(side.unread_count), 0)::integer
    from conversation_members side
    where side.member_id = ${memberId}
      and side.has_unread
      and side.state = 'open'
      and ${visibleTo(sql, memberId, sql`side.other_id`)}
  )`;
}
