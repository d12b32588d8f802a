import type { Sql } from "../../../../server/db/open-database.ts";
import type { Community, Tie } from "../compose/community.ts";

/** Writes the members' acts, then the counters from those rows. */
export async function saveFollowsAndLikes(tx: Sql, { ties }: Community): Promise<void> {
  const { follows, blocks, mutes, postLikes, commentLikes, bookmarks, shares } = ties;
  await tx`
    select count(follow_member(tie.from_id, tie.to_id, tie.at))
    from ${unnested(tx, follows)}`;
  await tx`
    update follows
    set has_bell = true
    from members m
    where m.username = 'amara_osei'
      and follower_id = m.id
      and followed_id in (
        select f.followed_id from follows f where f.follower_id = m.id order by f.created_at limit 3
      )`;
  await tx`
    select count(block_member(tie.from_id, tie.to_id, tie.at))
    from ${unnested(tx, blocks)}`;
  await tx`
    insert into mutes (muter_id, muted_id, created_at)
    select tie.from_id, tie.to_id, tie.at
    from ${unnested(tx, mutes)}`;
  const byPost = ({ from, to, createdAt }: Tie) => ({ post_id: to, member_id: from, created_at: createdAt });
  await tx`insert into post_likes ${tx(postLikes.map(byPost))}`;
  await tx`insert into post_bookmarks ${tx(bookmarks.map(byPost))}`;
  await tx`insert into post_shares ${tx(shares.map(byPost))}`;
  const byComment = commentLikes.map(({ from, to, createdAt }) => ({
    comment_id: to,
    member_id: from,
    created_at: createdAt,
  }));
  await tx`insert into comment_likes ${tx(byComment)}`;
  await saveCounts(tx);
}

/** Ties as rows, in the order of time. */
function unnested(tx: Sql, ties: readonly Tie[]) {
  const inOrder = ties.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return tx`unnest(
      ${inOrder.map(({ from }) => from)}::uuid[],
      ${inOrder.map(({ to }) => to)}::uuid[],
      ${inOrder.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[]
    ) as tie (from_id, to_id, at)`;
}

async function saveCounts(tx: Sql): Promise<void> {
  await tx`
    update comments c
    set
      likes_count = (select count(*) from comment_likes l where l.comment_id = c.id),
      replies_count = (select count(*) from comments r where r.parent_id = c.id)`;
  await tx`
    update posts p
    set
      likes_count = (select count(*) from post_likes l where l.post_id = p.id),
      comments_count = (select count(*) from comments c where c.post_id = p.id),
      shares_count = (select count(*) from post_shares s where s.post_id = p.id),
      reposts_count = (select count(*) from posts r where r.repost_of_id = p.id)
    where p.repost_of_id is null`;
  await tx`
    update members m
    set posts_count = (select count(*) from posts p where p.author_id = m.id and p.repost_of_id is null)`;
}
