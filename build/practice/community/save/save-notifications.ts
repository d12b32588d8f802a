import type { NotificationType } from "#shared/notifications/notification-types.ts";
import type { Fragment, Sql } from "../../../../server/db/open-database.ts";
import { notifyMember } from "../../../../server/features/notifications/notify-fragments.ts";
import { dayMs } from "../compose/community.ts";

/** Of older acts nobody reads any more, and each takes time. */
const notifiedDays = 10;

/**
 * Notifies members of what the others did lately, through the same statement as the acts
 * themselves.
 */
export async function saveNotifications(tx: Sql, now: Date): Promise<void> {
  const since = new Date(now.getTime() - notifiedDays * dayMs);
  const notify = async (type: NotificationType, done: Fragment, xp?: Fragment) => {
    const one = notifyMember(tx, {
      type,
      receiverId: tx`done.receiver_id`,
      actorId: tx`done.actor_id`,
      group: tx`done.group_key`,
      postId: tx`done.post_id`,
      commentId: tx`done.comment_id`,
      at: tx`done.at`,
      ...(xp && { xp }),
    });
    await tx`
      select count(${one})
      from (select * from (${done}) as acts where at > ${since} order by at) as done`;
  };
  await notify(
    "like",
    tx`
      select p.author_id as receiver_id, l.member_id as actor_id, 'like:' || p.id as group_key, p.id as post_id,
        null::uuid as comment_id, l.created_at as at
      from post_likes l
      join posts p on p.id = l.post_id`,
  );
  await notify(
    "bookmark",
    tx`
      select p.author_id as receiver_id, b.member_id as actor_id, 'bookmark:' || p.id as group_key, p.id as post_id,
        null::uuid as comment_id, b.created_at as at
      from post_bookmarks b
      join posts p on p.id = b.post_id`,
  );
  const comments = tx`
      select p.author_id as post_author_id, parent.author_id as parent_author_id, c.author_id as actor_id,
        'comment:' || c.id as group_key, p.id as post_id, c.id as comment_id, c.created_at as at
      from comments c
      join posts p on p.id = c.post_id
      left join comments parent on parent.id = c.parent_id
      where c.deleted_at is null`;
  await notify(
    "reply",
    tx`select parent_author_id as receiver_id, actor_id, group_key, post_id, comment_id, at from (${comments}) as c`,
  );
  await notify(
    "comment",
    tx`select post_author_id as receiver_id, actor_id, group_key, post_id, comment_id, at from (${comments}) as c`,
  );
  await notify(
    "repost",
    tx`
      select p.author_id as receiver_id, r.author_id as actor_id, 'repost:' || p.id || ':' || r.author_id as group_key,
        p.id as post_id, null::uuid as comment_id, r.created_at as at
      from posts r
      join posts p on p.id = r.repost_of_id`,
    tx`xp_received(
      'repost_received:' || done.receiver_id || ':' || done.post_id || ':' || done.actor_id, done.at
    )`,
  );
  await notify(
    "quote",
    tx`
      select p.author_id as receiver_id, q.author_id as actor_id, 'post:' || q.id as group_key, q.id as post_id,
        null::uuid as comment_id, q.created_at as at
      from posts q
      join posts p on p.id = q.quoted_post_id`,
  );
}

/** All but the last two days is read. */
export async function readOldNotifications(tx: Sql, now: Date): Promise<void> {
  await tx`
    update notifications
    set is_read = true
    where grown_at < ${new Date(now.getTime() - 2 * dayMs)}`;
}
