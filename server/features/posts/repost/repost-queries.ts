import { uuidv7 } from "uuidv7";
import { repostWithdrawalCost } from "#shared/xp/earnings.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { recordActivity, type Recorded } from "../../xp/activity/record-activity-fragments.ts";
import { notifyMember, withdrawNotification } from "../../notifications/notify-fragments.ts";
import { charge, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { isPostVisibleTo, lockPost, selectOriginal } from "../../../db/visibility/post-visibility.ts";

interface Repost {
  /** The id of the post, or of a repost of it. */
  readonly postId: string;
  readonly member: Viewer;
  readonly at: Date;
}

interface WithdrawnRow {
  /** The original. */
  readonly id: string;
  readonly reposts_count: number;
  readonly recorded: Recorded | null;
}

interface RepostedRow {
  /** The original. */
  readonly id: string;
  readonly author_id: string;
  readonly reposts_count: number;
  readonly recorded: Recorded | null;
}

/**
 * Reposts a post once, counted under its lock, and pays both sides (xp.4). Does not repost the
 * member's own post. Null when the post does not exist for this member.
 */
export async function insertRepost(
  sql: Sql,
  repost: Repost,
): Promise<RepostedRow | null> {
  const recorded = recordActivity(sql, {
    kind: "repost",
    actorId: repost.member.id,
    target: sql`post.id`,
    ownerId: sql`post.author_id`,
    at: repost.at,
  }, noticesOf(sql, repost));
  const [row] = await sql<RepostedRow[]>`
    with post as ${lockPost(sql, repost)}, reposted as (
      insert into posts (id, author_id, content, language, repost_of_id, moderation_level, created_at)
      select
        ${uuidv7()}, ${repost.member.id}, '', (select original.language from posts original where original.id = post.id), id,
        moderation_level, ${repost.at}
      from post
      where author_id <> ${repost.member.id}
      -- One that was removed with all that its author posted is there again.
      on conflict (repost_of_id, author_id) where repost_of_id is not null
        do update set removed_at = null where posts.removed_at is not null
      returning repost_of_id, author_id
    ), counted as (
      update posts
      set reposts_count = posts.reposts_count + 1
      from reposted
      where posts.id = reposted.repost_of_id
    ), locked as materialized (
      -- Both members that it pays, before the one whose follows wake: in the order of their ids.
      select reposted.author_id, lock_members(array[reposted.author_id, post.author_id])
      from reposted
      cross join post
    ), woken as materialized (
      select wake_follows(author_id)
      from locked
    )
    select
      post.id,
      post.author_id,
      post.reposts_count + (select count(*) from reposted)::integer as reposts_count,
      (select ${recorded} from woken) as recorded
    from post`;
  return row ?? null;
}

/**
 * Withdraws a repost, if there is one, and charges for it. The member finds it even when its
 * original's author has since blocked them. Null when the post does not exist for this member.
 */
export async function deleteRepost(
  sql: Sql,
  repost: Repost,
): Promise<WithdrawnRow | null> {
  const cost = charge(sql, {
    memberId: repost.member.id,
    amount: repostWithdrawalCost,
    reason: "repost_withdrawn",
    reference: repost.postId,
    // Each withdrawal has its own key, since its repost is deleted.
    key: uuidv7(),
    at: repost.at,
    atMost: true,
  });
  const taken = xpMoved(sql, repost.member.id, cost);
  const withdrawn = withdrawNotification(sql, groupOf(sql, repost));
  const [row] = await sql<WithdrawnRow[]>`
    with post as (
      select p.id, p.author_id, p.reposts_count
      from posts p
      where p.id = ${selectOriginal(sql, repost.postId)}
        and (
          p.removed_at is null
          and exists (select from posts r where r.repost_of_id = p.id and r.author_id = ${repost.member.id})
          or ${isPostVisibleTo(sql, repost.member)}
        )
      for no key update of p
    ), withdrawn as (
      delete from posts r
      using post
      where r.repost_of_id = post.id and r.author_id = ${repost.member.id}
      returning r.repost_of_id, r.removed_at
    ), counted as (
      update posts
      set reposts_count = posts.reposts_count - 1
      from withdrawn
      where posts.id = withdrawn.repost_of_id
        -- One that was removed with its author's posts is counted off already.
        and withdrawn.removed_at is null
    )
    select
      post.id,
      post.reposts_count - (select count(*) from withdrawn where removed_at is null)::integer as reposts_count,
      (
        select json_build_object('xp', ${taken}, 'notified', json_build_array(${withdrawn}))
        from withdrawn
      ) as recorded
    from post`;
  return row ?? null;
}

/** The entry of a member's repost. */
export async function selectRepostId(
  sql: Sql,
  { postId, member }: Pick<Repost, "postId" | "member">,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id
    from posts
    where repost_of_id = ${selectOriginal(sql, postId)}
      and author_id = ${member.id}`;
  return row?.id ?? null;
}

/** Notifies the original's author of a repost and the XP that it brought (notifications.6). */
function noticesOf(sql: Sql, repost: Repost): Fragment {
  const paid =
    sql`'repost_received:' || post.author_id || ':' || post.id || ':' || ${repost.member.id}::text`;
  const notice = notifyMember(sql, {
    type: "repost",
    ...groupOf(sql, repost),
    postId: sql`post.id`,
    at: repost.at,
    xp: sql`xp_received(${paid}, ${repost.at})`,
  });
  return sql`json_build_array(${notice})`;
}

function groupOf(sql: Sql, { member }: Pick<Repost, "member">) {
  return {
    receiverId: sql`post.author_id`,
    actorId: member.id,
    group: sql`('repost:' || post.id || ':' || ${member.id}::text)`,
  };
}
