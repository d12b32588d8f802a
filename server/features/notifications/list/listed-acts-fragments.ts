import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { isNotMutedBy, isVisibleTo } from "../../../db/visibility/visibility.ts";
import { isContentShownTo, type ViewerColumns } from "../../../db/visibility/content-visibility.ts";
import { isOpenInPreviews } from "../../../db/visibility/open-in-previews.ts";
import { isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";
import { countAttached, countPictures } from "../../../db/pictures/count-pictures-fragments.ts";

/** True where the receiver of a notification may be told of its act `a`. */
function isAudible(sql: Sql, receiverId: string | Fragment): Fragment {
  return sql`(
    a.actor_id is null
    or (${isVisibleTo(sql, receiverId, sql`a.actor_id`)} and ${
    isNotMutedBy(sql, receiverId, sql`a.actor_id`)
  })
  )`;
}

/**
 * True where the receiver sees the notification `n` in their list: they may be told of one of its
 * acts, and see its subject. List, counts and frames all include it.
 */
function isInList(sql: Sql, receiver: Viewer | ViewerColumns): Fragment {
  // A value, so that it stays a look-up per row: as an `exists` it may become a hash of all acts.
  return sql`(
    coalesce(
      (
        select true
        from notification_acts a
        where a.notification_id = n.id and ${isAudible(sql, receiver.id)}
        limit 1
      ),
      false
    )
    and (
      n.post_id is null
      or (select ${isPostVisibleTo(sql, receiver)} from posts p where p.id = n.post_id)
      -- Replies below a post of distress, for those whom it stays for; not the post's own words.
      or n.comment_id is not null
        and (select ${isPostVisibleTo(sql, receiver, "close")} from posts p where p.id = n.post_id)
    )
    and (
      n.comment_id is null
      or (select c.deleted_at is null and ${
    isContentShownTo(sql, receiver, sql`c`)
  } from comments c where c.id = n.comment_id)
    )
  )`;
}

/** Up to this many acts of a group are counted one by one. */
const mostCounted = 1000;

/** Summary of the audible acts of `n`: `count`, `xp`, and `actor_ids` of the latest actors. */
function actsOf(sql: Sql, receiverId: string | Fragment): Fragment {
  return sql`(
    select
      (count(*))::integer as count,
      coalesce(sum(heard.xp), 0)::integer as xp,
      (array_agg(heard.actor_id order by heard.created_at desc, heard.act_key desc))[1:3] as actor_ids
    from (
      select a.actor_id, a.act_key, a.xp, a.created_at
      from notification_acts a
      where a.notification_id = n.id and ${isAudible(sql, receiverId)}
      order by a.created_at desc, a.act_key desc
      limit ${limitOf(sql, mostCounted)}
    ) as heard
  )`;
}

/** More than an excerpt shows: only `presentNotification` can cut between two characters. */
export const readLength = 320;

/**
 * The statement that reads a `NotificationRow` for each notification `n` in a member's list that
 * meets a condition, latest first.
 */
export function selectNotificationRows(
  sql: Sql,
  receiver: Viewer | ViewerColumns,
  which: Fragment,
): Fragment {
  return sql`
    with page as (
      select n.*
      from notifications n
      where n.receiver_id = ${receiver.id}
        and ${isInList(sql, receiver)}
        ${which}
    )
    select
      n.id, n.type, n.is_read, n.post_id, n.comment_id, n.decision_id, n.reason, n.message, n.words, n.grown_at,
      acts.count, acts.xp,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'id', m.id, 'username', m.username, 'displayName', m.display_name,
              'profileImageUrl', m.profile_image_url, 'profileImageMadeWithAi', m.profile_image_made_with_ai
            )
            order by named.place
          ),
          '[]'
        )
        from unnest(acts.actor_ids) with ordinality as named (id, place)
        join members m on m.id = named.id
      ) as actors,
      -- Nothing of what is covered.
      case
        when n.comment_id is null then (
          select left(p.content, ${readLength}) from posts p where p.id = n.post_id and ${
    isOpenInPreviews(sql, receiver.id, { row: sql`p`, author: sql`p.author_id` })
  }
        )
        else (
          select left(c.content, ${readLength}) from comments c where c.id = n.comment_id and ${
    isOpenInPreviews(sql, receiver.id, { row: sql`c`, author: sql`c.author_id` })
  }
        )
      end as content,
      case
        when n.comment_id is null then (
          select ${countPictures(sql, "post_id", sql`p`)} from posts p where p.id = n.post_id
        )
        else (
          select ${countAttached(sql, "comment_id", sql`c`)} from comments c where c.id = n.comment_id
        )
      end as pictures
    from page n
    cross join lateral ${actsOf(sql, receiver.id)} as acts
    order by n.grown_at desc, n.id desc`;
}

/** Unread rows are counted up to this number. */
const mostUnread = 1000;

/** The expression of the number of unread rows in a member's list, by `notifications_unread_of`. */
export function countUnreadRows(sql: Sql, receiver: Viewer | ViewerColumns): Fragment {
  return sql`(
    select count(*)::integer
    from (
      select
      from notifications n
      where n.receiver_id = ${receiver.id}
        and not n.is_read
        and ${isInList(sql, receiver)}
      limit ${limitOf(sql, mostUnread)}
    ) as unread
  )`;
}
