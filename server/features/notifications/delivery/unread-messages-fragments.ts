import type { Fragment, Sql } from "../../../db/open-database.ts";
import { visibleTo } from "../../../db/visibility/visibility.ts";

/**
 * The expression of the number of messages a member has not read: in open conversations, without
 * those hidden by a block.
 */
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
