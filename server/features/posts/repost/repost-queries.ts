import { uuidv7 } from "uuidv7";
import { repostWithdrawalCost } from "#shared/xp/rules.ts";
import type { Viewer } from "../../../context.ts";
import type { Sql } from "../../../db/client.ts";
import { recordActivity, type Recorded } from "../../activity/fragments.ts";
import { charge, type XpMoved, xpMoved } from "../../xp/fragments.ts";
import { lockedPost, originalOf, postVisibleTo } from "../fragments.ts";

interface Repost {
  /** Of the post, or of a repost of it. */
  readonly postId: string;
  readonly member: Viewer;
  readonly at: Date;
}

interface WithdrawnRow {
  readonly reposts_count: number;
  readonly own_xp: XpMoved | null;
}

interface RepostedRow {
  readonly reposts_count: number;
  readonly recorded: Recorded | null;
}

/**
 * Reposts a post once, counted under its lock, and pays both sides (xp.4). One's own is not reposted. Null when the post is not
 * there for this member.
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
  });
  const [row] = await sql<RepostedRow[]>`
    with post as ${lockedPost(sql, repost)}, reposted as (
      insert into posts (id, author_id, content, repost_of_id, moderation_level, created_at)
      select ${uuidv7()}, ${repost.member.id}, '', id, moderation_level, ${repost.at}
      from post
      where author_id <> ${repost.member.id}
      on conflict (repost_of_id, author_id) where repost_of_id is not null do nothing
      returning repost_of_id
    ), counted as (
      update posts
      set reposts_count = posts.reposts_count + 1
      from reposted
      where posts.id = reposted.repost_of_id
    )
    select
      post.reposts_count + (select count(*) from reposted)::integer as reposts_count,
      (select ${recorded} from reposted) as recorded
    from post`;
  return row ?? null;
}

/**
 * Withdraws a repost and charges for it, or does nothing. One's own repost stays in reach when its original's author has since
 * blocked one. Null when the post is not there for this member.
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
    // What is withdrawn is gone, so each withdrawal is one of its own.
    key: uuidv7(),
    at: repost.at,
    atMost: true,
  });
  const taken = xpMoved(sql, repost.member.id, cost);
  const [row] = await sql<WithdrawnRow[]>`
    with post as (
      select p.id, p.reposts_count
      from posts p
      where p.id = ${originalOf(sql, repost.postId)}
        and (
          exists (select from posts r where r.repost_of_id = p.id and r.author_id = ${repost.member.id})
          or ${postVisibleTo(sql, repost.member)}
        )
      for no key update of p
    ), withdrawn as (
      delete from posts r
      using post
      where r.repost_of_id = post.id and r.author_id = ${repost.member.id}
      returning r.repost_of_id
    ), counted as (
      update posts
      set reposts_count = posts.reposts_count - 1
      from withdrawn
      where posts.id = withdrawn.repost_of_id
    )
    select
      post.reposts_count - (select count(*) from withdrawn)::integer as reposts_count,
      (select ${taken} from withdrawn) as own_xp
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
    where repost_of_id = ${originalOf(sql, postId)}
      and author_id = ${member.id}`;
  return row?.id ?? null;
}
