import type { Ctx } from "../../context.ts";
import type { Topic } from "../../changes.ts";
import { hideLength } from "../../db/hide-length.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { deleteHiddenComments, emptyHiddenMessages } from "../cases/effects/delete-removed-content.ts";
import { lockConversationsOf } from "../messages/lock-conversations-fragments.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import type { Notified } from "../notifications/notify-fragments.ts";
import { deletedPostColumns } from "../posts/publish/post-deletion-fragments.ts";

interface Removal {
  readonly memberId: string;
  /** The content is kept. */
  readonly isKept: boolean;
  /** Messages are kept when content is removed. */
  readonly keepsMessages: boolean;
}

/**
 * Ends the follows of a deleted bot (bots.4) or member (auth.18), and unless it is kept removes
 * their content and likes in batches, so that no statement locks many rows: posts with everything
 * attached, comments, likes, and their side of conversations. Resumes where it stopped.
 */
export async function removeContentOfMember(
  ctx: Ctx,
  { memberId, isKept, keepsMessages }: Removal,
  signal: AbortSignal,
): Promise<void> {
  const inTransaction = (remove: (tx: Tx, memberId: string, at: Date) => Promise<Removed>) => () =>
    ctx.db.transaction((tx) => remove(tx, memberId, ctx.clock.now()));
  const follows = () => endFollow(ctx.sql, memberId);
  const removals = isKept ? [follows] : [
    follows,
    () => removePosts(ctx.sql, memberId),
    inTransaction(removeComments),
    inTransaction(removeLikes),
    ...(keepsMessages ? [] : [() => unsendMessagesOf(ctx, memberId)]),
  ];
  for (const remove of removals) {
    let left = true;
    while (left) {
      signal.throwIfAborted();
      const { removed, notified, changed } = await remove();
      ctx.changed(changed);
      publishNotified(ctx, notified);
      left = removed > 0;
    }
  }
}

async function unsendMessagesOf(ctx: Ctx, memberId: string) {
  const at = ctx.clock.now();
  const { removed, unsent } = await ctx.db.transaction((tx) => unsendMessages(tx, memberId, at));
  for (const { id, receiverId } of unsent) {
    ctx.publish({ type: "message_changed", memberId: receiverId, messageId: id });
    ctx.publish({ type: "conversation_changed", memberId: receiverId, userId: memberId });
    ctx.publish({ type: "unread", memberId: receiverId });
  }
  return { removed, notified: [], changed: [] };
}

/** How many of each kind are removed at once. */
const batch = 50;

export interface Removed {
  /** 0: nothing is left. */
  readonly removed: number;
  readonly notified: readonly (Notified | null)[];
  readonly changed: readonly Topic[];
}

/** Ends one of a member's follows, either way: two members are locked at a time. */
async function endFollow(sql: Sql, memberId: string): Promise<Removed> {
  const rows = await sql<{ followerId: string; notified: (Notified | null)[] | null }[]>`
    select
      one.follower_id as "followerId",
      unfollow_member(one.follower_id, one.followed_id) -> 'notified' as notified
    from (
      select follower_id, followed_id
      from follows
      where follower_id = ${memberId} or followed_id = ${memberId}
      limit 1
    ) as one`;
  return {
    removed: rows.length,
    notified: rows.flatMap(({ notified }) => notified ?? []),
    changed: rows.map(({ followerId }) => `reader:${followerId}` as const),
  };
}

/**
 * Deletes some of a member's posts with everything attached. Images and audio are left to jobs.
 * Originals of reposts are locked first, as in any deletion.
 */
async function removePosts(sql: Sql, memberId: string): Promise<Removed> {
  const rows = await sql<{ ids: string[]; gone: Notified[] | null }[]>`
    with theirs as (
      select id, repost_of_id
      from posts
      where author_id = ${memberId}
      order by id
      limit ${batch}
    ), locked as (
      select id
      from posts
      where id in (select coalesce(repost_of_id, id) from theirs)
      order by id
      for no key update
    ), gone as (
      delete from posts
      where id in (select id from theirs)
        and (select count(*) from locked) >= 0
      -- Removed ones are counted off already (cases.5).
      returning id, image_id, repost_of_id, removed_at is null as is_counted
    ), counted as (
      update members
      set posts_count = posts_count - (select count(*) from gone where repost_of_id is null and is_counted)
      where id = ${memberId}
    ), reposted as (
      update posts
      set reposts_count = reposts_count - 1
      from gone
      where posts.id = gone.repost_of_id
        and gone.is_counted
    )
    select array_remove(array[theirs.id, theirs.repost_of_id], null) as ids, ${deletedPostColumns(sql)}
    from theirs
    left join gone on gone.id = theirs.id`;
  return {
    removed: rows.length,
    notified: rows.flatMap(({ gone }) => gone ?? []),
    changed: rows.length === 0 ? [] : [
      "newest",
      "gone",
      `author:${memberId}`,
      ...rows.flatMap(({ ids }) => ids.map((id) => `post:${id}` as const)),
    ],
  };
}

/** Deletes some of a member's comments, hidden ones too; see `delete_comment`. */
async function removeComments(tx: Tx, memberId: string, at: Date): Promise<Removed> {
  const comments = await tx<{ id: string; postId: string; isHidden: boolean }[]>`
    select id, post_id as "postId", removed_at is not null as "isHidden"
    from comments
    where author_id = ${memberId} and (deleted_at is null or removed_at is not null)
    order by post_id, id
    limit ${batch}`;
  await lockPosts(tx, comments.map(({ postId }) => postId));
  await deleteHiddenComments(tx, comments.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  const shown = comments.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const rows = await tx<{ notified: Notified[] | null }[]>`
    select delete_comment(id, ${memberId}, ${at}) -> 'notified' as notified
    from unnest(${hideLength(tx, shown)}) as id`;
  return {
    removed: comments.length,
    notified: rows.flatMap(({ notified }) => notified ?? []),
    changed: comments.flatMap(({ postId }) => [`post:${postId}`, `threads:${postId}`] as const),
  };
}

/** Takes some of a member's likes back. */
async function removeLikes(tx: Tx, memberId: string): Promise<Removed> {
  const liked = await tx<{ id: string }[]>`
    select post_id as id from post_likes where member_id = ${memberId} order by post_id limit ${batch}`;
  const ids = liked.map(({ id }) => id);
  await lockPosts(tx, ids);
  const rows = await tx<{ notified: Notified | null }[]>`
    with gone as (
      delete from post_likes
      where member_id = ${memberId}
        and post_id = any(${hideLength(tx, ids)})
      returning post_id
    ), counted as (
      update posts
      set likes_count = likes_count - 1
      from gone
      where posts.id = gone.post_id
      returning posts.id, posts.author_id
    )
    select withdraw_notice(author_id, 'like:' || id, ${memberId}::text) as notified
    from (select id, author_id from counted order by id) as one`;
  return {
    removed: liked.length,
    notified: rows.map(({ notified }) => notified),
    changed: ids.map((id) => `post:${id}` as const),
  };
}

async function lockPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`select from posts where id = any(${hideLength(tx, ids)}) order by id for no key update`;
}

interface Unsent {
  readonly removed: number;
  readonly unsent: readonly { readonly id: string; readonly receiverId: string }[];
}

/**
 * Unsends some of a member's messages, hidden ones too; see `unsend_message`. Returns those of
 * which the receiver hears: a hidden one looked unsent before.
 */
async function unsendMessages(tx: Tx, memberId: string, at: Date): Promise<Unsent> {
  const messages = await tx<{ id: string; isHidden: boolean }[]>`
    select id, removed_at is not null as "isHidden"
    from messages
    where sender_id = ${memberId} and (unsent_at is null or removed_at is not null)
    -- In the order of lock_conversations.
    order by least(sender_id, receiver_id), greatest(sender_id, receiver_id), id
    limit ${batch}`;
  await tx`${lockConversationsOf(tx, messages.map(({ id }) => id))}`;
  await emptyHiddenMessages(tx, messages.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  const shown = messages.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const unsent = await tx<{ id: string; receiverId: string; state: string | null }[]>`
    with unsent as materialized (
      select one.id, done.receiver_id, done.receiver_state, done.image_id
      from unnest(${hideLength(tx, shown)}) as one (id)
      cross join lateral unsend_message(one.id, ${memberId}, ${at}) as done
    )
    select id, receiver_id as "receiverId", receiver_state as state, remove_media('/api/media/' || image_id) as image
    from unsent`;
  return {
    removed: messages.length,
    unsent: unsent.filter(({ state }) => state !== null && state !== "declined"),
  };
}
