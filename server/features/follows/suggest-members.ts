import type { MemberCard } from "#shared/members/member-card.ts";
import type { MemberCtx } from "../../context.ts";
import { presentCard } from "../members/present.ts";
import type { Sql } from "../../db/open-database.ts";
import { limitOf } from "../../db/limit-clause.ts";
import { isNotMutedBy, isVisibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../members/author-and-card-fragments.ts";

/** Bounds, so that the read costs the same however many posts there are. */
const bounds = {
  /** The latest of the viewer's own posts, and of the posts they like. */
  viewersPosts: 50,
  /** The most frequent tags of those posts. */
  tags: 20,
  postsOfTag: 50,
  newestPosts: 1000,
  suggested: 10,
};

/**
 * The members who share most hashtags with the viewer's own, reposted and liked posts, then the
 * most followed, then the oldest. Each wrote a post of level top after a given time; none is the
 * viewer, already followed, a bot, limited (cases.4), muted, or hidden by a block.
 */
function selectSuggested(sql: Sql, viewerId: string, since: Date): Promise<CardRow[]> {
  const limit = (bound: keyof typeof bounds) => sql`limit ${limitOf(sql, bounds[bound])}`;
  return sql<CardRow[]>`
    with own as (
      select coalesce(p.repost_of_id, p.id) as id
      from posts p
      where p.author_id = ${viewerId}
        and p.removed_at is null
      order by p.id desc
      ${limit("viewersPosts")}
    ), liked as (
      select l.post_id as id
      from post_likes l
      where l.member_id = ${viewerId}
      order by l.created_at desc, l.post_id desc
      ${limit("viewersPosts")}
    ), tags as (
      select h.tag
      from (select id from own union select id from liked) as mine
      join post_hashtags h on h.post_id = mine.id
      group by h.tag
      order by count(*) desc, h.tag
      ${limit("tags")}
    ), tagged as (
      select p.author_id, p.moderation_level, p.repost_of_id, p.created_at, tags.tag
      from tags
      cross join lateral (
        select h.post_id
        from post_hashtags h
        where h.tag = tags.tag
        order by h.post_id desc
        ${limit("postsOfTag")}
      ) as latest
      join posts p on p.id = latest.post_id and p.removed_at is null
    ), newest as (
      select p.author_id, p.moderation_level, p.repost_of_id, p.created_at, null as tag
      from posts p
      where p.removed_at is null
      order by p.id desc
      ${limit("newestPosts")}
    ), writers as (
      select written.author_id, count(distinct written.tag) as shared_tags
      from (select * from tagged union all select * from newest) as written
      where written.moderation_level = 'top'
        and written.repost_of_id is null
        and written.created_at >= ${since}
      group by written.author_id
    ), suggested as (
      select m.id, writers.shared_tags, m.followers_count
      from writers
      join members m on m.id = writers.author_id
      where m.id <> ${viewerId}
        and not m.is_bot
        and not is_limited(m)
        -- A value, looked up member by member: made a join, it is one over all the viewer follows.
        and (select true from follows f where f.follower_id = ${viewerId} and f.followed_id = m.id) is null
        and ${isVisibleTo(sql, viewerId, sql`m.id`)}
        and ${isNotMutedBy(sql, viewerId, sql`m.id`)}
      order by writers.shared_tags desc, m.followers_count desc, m.id
      ${limit("suggested")}
    )
    select ${cardColumns(sql)}
    from suggested
    join members m on m.id = suggested.id
    order by suggested.shared_tags desc, suggested.followers_count desc, m.id`;
}

const activeMs = 14 * 24 * 60 * 60 * 1000;

/** Suggests members to follow (feed.3): at most ten, best matches first. */
export async function suggestMembers(ctx: MemberCtx): Promise<MemberCard[]> {
  const since = new Date(ctx.clock.now().getTime() - activeMs);
  return (await selectSuggested(ctx.sql, ctx.actor.id, since)).map(presentCard);
}
