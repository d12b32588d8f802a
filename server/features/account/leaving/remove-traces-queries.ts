import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Removed } from "../remove-content-of-member.ts";

/** How many acts of a kind are taken back at once, so that few posts are locked. */
const batch = 50;

/** Takes some likes of comments by a removed member back. */
export async function removeCommentLikes(tx: Tx, memberId: string): Promise<Removed> {
  const liked = await tx<{ id: string; postId: string }[]>`
    select c.id, c.post_id as "postId"
    from comment_likes l
    join comments c on c.id = l.comment_id
    where l.member_id = ${memberId}
    order by c.post_id, c.id
    limit ${batch}`;
  const ids = liked.map(({ id }) => id);
  await lockPosts(tx, liked.map(({ postId }) => postId));
  await tx`
    with gone as (
      delete from comment_likes
      where member_id = ${memberId}
        and comment_id = any(${hideLength(tx, ids)})
      returning comment_id
    )
    update comments
    set likes_count = likes_count - 1
    from gone
    where comments.id = gone.comment_id`;
  return { removed: liked.length, notified: [], changed: ids.map((id) => `comment:${id}` as const) };
}

/** Takes some shares of posts back. */
export async function removeShares(tx: Tx, memberId: string): Promise<Removed> {
  const shared = await tx<{ id: string }[]>`
    select post_id as id from post_shares where member_id = ${memberId} order by post_id limit ${batch}`;
  const ids = shared.map(({ id }) => id);
  await lockPosts(tx, ids);
  await tx`
    with gone as (
      delete from post_shares
      where member_id = ${memberId}
        and post_id = any(${hideLength(tx, ids)})
      returning post_id
    )
    update posts
    set shares_count = shares_count - 1
    from gone
    where posts.id = gone.post_id`;
  return { removed: shared.length, notified: [], changed: ids.map((id) => `post:${id}` as const) };
}

/**
 * Takes some acts out of the notifications of others: a row of their lists without another act
 * goes. Posts are locked before, as by their deletion, which takes their notifications along.
 */
export async function removeNotices(tx: Tx, memberId: string): Promise<Removed> {
  await tx`
    select from posts
    where id in (
      select n.post_id
      from (
        select notification_id
        from notification_acts
        where actor_id = ${memberId}
        order by notification_id, act_key
        limit ${batch}
      ) as a
      join notifications n on n.id = a.notification_id
    )
    order by id
    for no key update`;
  const acts = await tx<(Pick<Notified, "memberId" | "notificationId" | "type"> & { key: string })[]>`
    select a.notification_id as "notificationId", a.act_key as key, n.receiver_id as "memberId", n.type
    from notification_acts a
    join notifications n on n.id = a.notification_id
    where a.actor_id = ${memberId}
    order by a.notification_id, a.act_key
    limit ${batch}`;
  const ids = acts.map(({ notificationId }) => notificationId);
  await tx`select from notifications where id = any(${hideLength(tx, ids)}) order by id for update`;
  await tx`
    delete from notification_acts a
    using unnest(${hideLength(tx, ids)}, ${acts.map(({ key }) => key)}::text[]) as gone (id, act_key)
    where a.notification_id = gone.id
      and a.act_key = gone.act_key`;
  await tx`
    delete from notifications n
    where n.id = any(${hideLength(tx, ids)})
      and not exists (select from notification_acts a where a.notification_id = n.id)`;
  return {
    removed: acts.length,
    changed: [],
    notified: acts.map(({ memberId, notificationId, type }) => ({
      memberId,
      notificationId,
      type,
      isNew: false,
    })),
  };
}

async function lockPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select from posts where id = any(${hideLength(tx, ids)}) order by id for no key update`;
}

/**
 * Removes bookmarks, mentions, and conversations whose other member is removed as well: nobody is
 * left to read them.
 */
export async function removeTraces(tx: Tx, memberId: string): Promise<void> {
  for (const table of ["post_bookmarks", "post_mentions", "comment_mentions"]) {
    await tx`delete from ${tx(table)} where member_id = ${memberId}`;
  }
  const unread = await tx<{ id: string }[]>`
    select c.id
    from conversations c
    join departures d on d.member_id = case when c.low_id = ${memberId} then c.high_id else c.low_id end
    where ${memberId} in (c.low_id, c.high_id)
      and d.removed_at is not null
    order by c.low_id, c.high_id
    for update of c`;
  for (const { id } of unread) await tx`delete from conversations where id = ${id}`;
}
