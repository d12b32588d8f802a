import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";

/** The most requests that are counted: screens show '99+' above 99. */
const mostRequests = 100;

/**
 * The expression of the number of messages a member has not read: in open conversations, without
 * those hidden by a block.
 */
export function countUnreadMessages(sql: Sql, memberId: string | Fragment): Fragment {
  return sql`(
    select coalesce(sum(side.unread_count), 0)::integer
    from conversation_members side
    where side.member_id = ${memberId}
      and side.has_unread
      and side.state = 'open'
      and ${isVisibleTo(sql, memberId, sql`side.other_id`)}
  )`;
}

/**
 * The expression of the unread messages of one conversation, the row `side` of its reader; 0 where
 * `countUnreadMessages` counts none: lists and their total agree.
 */
export function countUnreadOfSide(sql: Sql, side: Fragment): Fragment {
  return sql`(
    case
      when ${side}.unread_count > 0 and ${isVisibleTo(sql, sql`${side}.member_id`, sql`${side}.other_id`)}
      then ${side}.unread_count
      else 0
    end
  )`;
}

/** The expression of the number of requests that wait for a member, without those a block hides. */
export function requestCount(sql: Sql, memberId: string | Fragment): Fragment {
  return sql`(
    select count(*)::integer
    from (
      select
      from conversation_members side
      where side.member_id = ${memberId}
        and side.state = 'request'
        and ${isVisibleTo(sql, memberId, sql`side.other_id`)}
      limit ${limitOf(sql, mostRequests)}
    ) as waiting
  )`;
}
