import type { Ctx } from "../../context.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import type { Sql } from "../../db/open-database.ts";
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
  const { sql, clock } = ctx;
  const follows = () => endFollow(sql, memberId);
  const removals = isKept ? [follows] : [
    follows,
    () => removePosts(sql, memberId),
    () => removeComments(sql, memberId, clock.now()),
    () => removeLikes(sql, memberId),
    ...(keepsMessages ? [] : [() => unsendMessagesOf(ctx, memberId)]),
  ];
  for (const remove of removals) {
    let left = true;
    while (left) {
      signal.throwIfAborted();
      const { removed, notified } = await remove();
      publishNotified(ctx, notified);
      left = removed > 0;
    }
  }
}

async function unsendMessagesOf(ctx: Ctx, memberId: string) {
  const { removed, unsent } = await unsendMessages(ctx.sql, memberId, ctx.clock.now());
  for (const { id, receiverId } of unsent) {
    ctx.publish({ type: "message_changed", memberId: receiverId, messageId: id });
    ctx.publish({ type: "conversation_changed", memberId: receiverId, userId: memberId });
    ctx.publish({ type: "unread", memberId: receiverId });
  }
  return { removed, notified: [] };
}

/** How many of each kind a statement removes. */
const batch = 50;

interface Removed {
  /** 0: nothing is left. */
  readonly removed: number;
  readonly notified: readonly (Notified | null)[];
}

/** Ends one of a member's follows, either way: two members are locked at a time. */
async function endFollow(sql: Sql, memberId: string): Promise<Removed> {
  const rows = await sql<{ notified: (Notified | null)[] | null }[]>`
    select unfollow_member(one.follower_id, one.followed_id) -> 'notified' as notified
    from (
      select follower_id, followed_id
      from follows
      where follower_id = ${memberId} or followed_id = ${memberId}
      limit 1
    ) as one`;
  return { removed: rows.length, notified: rows.flatMap(({ notified }) => notified ?? []) };
}

/**
 * Deletes some of a member's posts with everything attached. Images and audio are left to jobs.
 * Originals of reposts are locked first, as in any deletion.
 */
async function removePosts(sql: Sql, memberId: string): Promise<Removed> {
  const rows = await sql<{ gone: Notified[] | null }[]>`
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
    select ${deletedPostColumns(sql)}
    from theirs
    left join gone on gone.id = theirs.id`;
  return { removed: rows.length, notified: rows.flatMap(({ gone }) => gone ?? []) };
}

/** See remove_comments_of. */
async function removeComments(sql: Sql, memberId: string, at: Date): Promise<Removed> {
  const [row] = await sql<{ done: Removed }[]>`
    select remove_comments_of(${memberId}, ${batch}, ${at}) as done`;
  return row?.done ?? { removed: 0, notified: [] };
}

/** See remove_likes_of. */
async function removeLikes(sql: Sql, memberId: string): Promise<Removed> {
  const [row] = await sql<{ done: Removed }[]>`
    select remove_likes_of(${memberId}, ${batch}) as done`;
  return row?.done ?? { removed: 0, notified: [] };
}

interface Unsent {
  readonly removed: number;
  readonly unsent: readonly { readonly id: string; readonly receiverId: string }[];
}

/** See unsend_messages_of. */
async function unsendMessages(sql: Sql, memberId: string, at: Date): Promise<Unsent> {
  const [row] = await sql<{ done: Unsent }[]>`
    select unsend_messages_of(${memberId}, ${batch}, ${at}) as done`;
  return row?.done ?? { removed: 0, unsent: [] };
}
