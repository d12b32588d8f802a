import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import { after, type XpAfter } from "../xp/after.ts";
import { earn } from "../xp/earn.ts";
import { isVisible } from "./queries.ts";

type LikeRow = { likes_count: number };

/** Likes a comment once, paid and counted under its lock. Null when the comment is not there for this member. */
export async function likeComment(
  sql: Sql,
  like: { commentId: string; member: Viewer; createdAt: Date },
): Promise<LikeRow & { own_xp: XpAfter | null } | null> {
  const [row] = await sql<(LikeRow & { own_xp: XpAfter | null })[]>`
    with ${lockedComment(sql, like)}, liked as (
      insert into comment_likes (comment_id, member_id, created_at)
      select id, ${like.member.id}, ${like.createdAt}
      from comment
      on conflict do nothing
      returning comment_id
    ), counted as (
      update comments
      set likes_count = comments.likes_count + 1
      from liked
      where comments.id = liked.comment_id
    )
    select
      comment.likes_count + (select count(*) from liked)::integer as likes_count,
      (
        select ${
    after(
      sql,
      like.member.id,
      earn(sql, {
        kind: "comment_like",
        actorId: like.member.id,
        target: like.commentId,
        ownerId: sql`comment.author_id`,
        at: like.createdAt,
      }),
    )
  }
        from liked
      ) as own_xp
    from comment`;
  return row ?? null;
}

/** Takes a comment like back, or does nothing. Null when the comment is not there for this member. */
export async function unlikeComment(
  sql: Sql,
  like: { commentId: string; member: Viewer },
): Promise<LikeRow | null> {
  const [row] = await sql<LikeRow[]>`
    with ${lockedComment(sql, like)}, unliked as (
      delete from comment_likes l
      using comment
      where l.comment_id = comment.id and l.member_id = ${like.member.id}
      returning l.comment_id
    ), counted as (
      update comments
      set likes_count = comments.likes_count - 1
      from unliked
      where comments.id = unliked.comment_id
    )
    select comment.likes_count - (select count(*) from unliked)::integer as likes_count
    from comment`;
  return row ?? null;
}

/**
 * The CTEs `post` and `comment`, locked in this order. The post's lock keeps its deletion out, which would reach the comment
 * after the members that a like pays; `for key share` would be enough for that, but deadlocks with the stronger locks of others.
 */
function lockedComment(sql: Sql, by: { commentId: string; member: Viewer }) {
  return sql`
    post as (
      select p.id, p.author_id, p.moderation_level
      from posts p
      where p.id = (select c.post_id from comments c where c.id = ${by.commentId})
      for no key update of p
    ), comment as (
      select c.id, c.author_id, c.likes_count
      from post p
      join comments c on c.post_id = p.id
      where c.id = ${by.commentId}
        and ${isVisible(sql, by.member)}
      for no key update of c
    )`;
}
