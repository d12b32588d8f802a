import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Tx } from "../../../db/open-database.ts";
import { purgeAudioOf } from "../../speech/purge-audio-fragments.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenPost } from "./effect.ts";
import { countPosts, selectNotices, withdrawRemovals } from "./effect-queries.ts";

/**
 * Hides a post and ends its promotion (cases.5). Its row stays with all that hangs on it: it counts
 * nowhere and nobody sees it, its author included. Null when it is not there, a repost or hidden
 * already.
 */
export async function hidePost(tx: Tx, postId: string, at: Date): Promise<HiddenPost | null> {
  const { hidden: [post], notified } = await hideOriginals(tx, [postId], at);
  if (!post) return null;
  await countPosts(tx, post.authorId, -1);
  return { ...post, notified };
}

/**
 * Takes `hidePost` back. Promotions that it ended go on for the hours that were left, however long
 * ago that was, unless their member may not promote by now or the post is promoted anew. Returns
 * the rows of members' lists that came back; null when the post is gone or not hidden.
 */
export async function restorePost(
  tx: Tx,
  postId: string,
  former: Pick<HiddenPost, "promotions">,
  at: Date,
): Promise<readonly (Notified | null)[] | null> {
  const { restored: [post], notified } = await restoreOriginals(tx, [postId], former.promotions, at);
  if (!post) return null;
  await countPosts(tx, post.authorId, 1);
  return notified;
}

type Hidden = Omit<HiddenPost, "notified">;

/**
 * Hides those of some posts that are originals and not hidden, the first by id first. The caller
 * takes them off the posts that their author has: of many posts that is one change.
 */
export async function hideOriginals(
  tx: Tx,
  postIds: readonly string[],
  at: Date,
): Promise<{ readonly hidden: readonly Hidden[]; readonly notified: readonly Notified[] }> {
  const locked = await lockOriginals(tx, postIds, tx`removed_at is null`);
  if (locked.length === 0) return { hidden: [], notified: [] };
  const ids = locked.map(({ id }) => id);
  const ended = await endPromotionsOf(tx, ids, at);
  await setRemoved(tx, ids, at);
  // Nobody hears them any more here.
  await tx`${purgeAudioOf(tx, ids)}`;
  const hidden = locked.map((post) => ({
    ...post,
    promotions: ended.filter(({ postId }) => postId === post.id).map(({ id }) => id),
  }));
  return { hidden, notified: await selectNotices(tx, "post_id", ids) };
}

/** Takes `hideOriginals` back; the caller counts them. `promotions`: those that it ended. */
export async function restoreOriginals(
  tx: Tx,
  postIds: readonly string[],
  promotions: readonly string[],
  at: Date,
): Promise<{
  readonly restored: readonly OriginalRow[];
  readonly notified: readonly Notified[];
}> {
  const restored = await lockOriginals(tx, postIds, tx`removed_at is not null`);
  if (restored.length === 0) return { restored, notified: [] };
  const ids = restored.map(({ id }) => id);
  await setRemoved(tx, ids, null);
  await resumeEnded(tx, ids, promotions, at);
  const notified = await selectNotices(tx, "post_id", ids);
  return { restored, notified: [...notified, ...await withdrawRemovals(tx, "posts", ids)] };
}

interface OriginalRow {
  readonly id: string;
  readonly authorId: string;
}

async function lockOriginals(
  tx: Tx,
  postIds: readonly string[],
  condition: Fragment,
): Promise<readonly OriginalRow[]> {
  return await tx<OriginalRow[]>`
    select id, author_id as "authorId"
    from posts
    where id = any(${hideLength(tx, postIds)})
      and repost_of_id is null
      and ${condition}
    order by id
    for no key update`;
}

/** Hides posts or shows them; their pictures' files move away from where anybody gets them. */
async function setRemoved(tx: Tx, postIds: readonly string[], at: Date | null): Promise<void> {
  await tx`
    with changed as (
      update posts
      set removed_at = ${at}
      where id = any(${hideLength(tx, postIds)})
      returning id, image_id
    )
    select place_pictures(id, image_id) from changed`;
}

/** Ends the promotions of posts. Returns those whose time was not over. */
async function endPromotionsOf(
  tx: Tx,
  postIds: readonly string[],
  at: Date,
): Promise<{ readonly id: string; readonly postId: string }[]> {
  return await tx<{ id: string; postId: string }[]>`
    with ended as (
      update promotions
      set
        ended_at = least(${at}::timestamptz, ends_at),
        end_reason = case when ends_at > ${at}::timestamptz then 'post' else 'time' end
      where post_id = any(${hideLength(tx, postIds)})
        and ended_at is null
      returning id, post_id, end_reason
    )
    select id, post_id as "postId" from ended where end_reason = 'post'`;
}

async function resumeEnded(
  tx: Tx,
  postIds: readonly string[],
  promotions: readonly string[],
  at: Date,
): Promise<void> {
  await tx`
    update promotions
    set
      ended_at = null,
      end_reason = null,
      started_at = started_at + (${at}::timestamptz - ended_at),
      ends_at = ends_at + (${at}::timestamptz - ended_at),
      due_at = due_at + (${at}::timestamptz - ended_at)
    where post_id = any(${hideLength(tx, postIds)})
      and id = any(${hideLength(tx, promotions)})
      and end_reason = 'post'
      and exists (select from members m where m.id = promotions.member_id and may_promote(m))
      and not exists (
        select from promotions other where other.post_id = promotions.post_id and other.ended_at is null
      )`;
}
