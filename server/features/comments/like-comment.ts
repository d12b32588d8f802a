import type { z } from "zod";
import type { likeState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { publishActivity } from "../xp/activity/publish-activity.ts";
import { commentNotFound } from "./load-comment.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { batchSwitchOn } from "../xp/activity/batch-switch-on.ts";
import { isContentShownTo } from "../../db/visibility/content-visibility.ts";
import { isPostShownTo } from "../../db/visibility/post-visibility.ts";
import {
  switchOff,
  switchOn,
  type Toggle,
  type ToggledRow,
} from "../xp/activity/record-activity-fragments.ts";
import { isVisible } from "./comment-queries.ts";

type LikeState = z.infer<typeof likeState>;

/** Likes a comment. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function likeComment(ctx: MemberCtx, commentId: string): Promise<LikeState> {
  const comment = await insertLike(ctx.sql, { commentId, member: ctx.actor, at: ctx.clock.now() });
  if (!comment) throw commentNotFound();
  ctx.changed([`comment:${commentId}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, comment.recorded);
  return { isLiked: true, likesCount: comment.count };
}

/** Removes a comment like. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function unlikeComment(ctx: MemberCtx, commentId: string): Promise<LikeState> {
  const comment = await deleteLike(ctx.sql, { commentId, member: ctx.actor });
  if (!comment) throw commentNotFound();
  ctx.changed([`comment:${commentId}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, comment.recorded);
  return { isLiked: false, likesCount: comment.count };
}

interface Like {
  readonly commentId: string;
  readonly member: Viewer;
}

const commentLikeToggle = (sql: Sql): Toggle => ({
  kind: "comment_like",
  marks: sql`comment_likes`,
  on: sql`comment_id`,
  counted: { table: sql`comments`, count: sql`likes_count` },
  notifies: { type: "like", group: "comment_like", postId: sql`target.post_id`, commentId: sql`target.id` },
});

/**
 * Likes a comment once. Null when the comment does not exist for this member. Concurrent
 * likes share a statement.
 */
const insertLike = batchSwitchOn(
  ({ commentId }: Like & { readonly at: Date }) => commentId,
  (sql, marks, skipsHeld) =>
    switchOn(sql, commentLikeToggle(sql), {
      idOf: sql`given.named`,
      targets: lockedComments(sql, skipsHeld),
      isVisible: (viewer) => {
        const isOwn = sql`locked.author_id = ${viewer.id}`;
        return sql`${isContentShownTo(sql, viewer, sql`locked`)} and (${isOwn} or exists (
          select from post where post.id = locked.post_id and ${
          isPostShownTo(sql, viewer, sql`post`, "close")
        }
        ))`;
      },
      marks,
    }),
);

/**
 * Removes a comment like, if there is one. Null when the comment does not exist for this member.
 */
async function deleteLike(sql: Sql, given: Like): Promise<ToggledRow | null> {
  const [row] = await sql<
    ToggledRow[]
  >`${switchOff(sql, commentLikeToggle(sql), { ...given, target: lockedComment(sql, given) })}`;
  return row ?? null;
}

/**
 * The CTEs `post` and `target`, the comment, locked in this order. The post's lock excludes its
 * deletion, which would lock the comment after the members that a like pays; `for key share` would
 * be enough for that, but deadlocks with stronger locks of others.
 */
function lockedComment(sql: Sql, by: Like): Fragment {
  return sql`
    post as (
      select p.id, p.author_id, p.moderation_level, p.only_distress, p.removed_at
      from posts p
      where p.id = (select c.post_id from comments c where c.id = ${by.commentId})
      for no key update of p
    ), target as (
      select c.id, c.post_id, c.author_id, c.likes_count
      from post p
      join comments c on c.post_id = p.id
      where c.id = ${by.commentId}
        and ${isVisible(sql, by.member)}
      for no key update of c
    )`;
}

/**
 * The same CTEs of all comments that are given, each after its post, in the order of their ids.
 * Each member must see the comment `locked` as `isVisible` says. With `skipsHeld` without those
 * that another statement holds, or their post.
 */
function lockedComments(sql: Sql, skipsHeld: boolean): Fragment {
  const ifHeld = skipsHeld ? sql`skip locked` : sql``;
  return sql`
    post as materialized (
      select p.id, p.author_id, p.moderation_level, p.only_distress, p.removed_at
      from posts p
      where p.id = any(array(
        select c.post_id
        from comments c
        where c.id = any(array(select given.target_id from given))
      ))
      order by p.id
      for no key update of p ${ifHeld}
    ), locked as (
      select c.id, c.post_id, c.author_id, c.moderation_level, c.removed_at, c.likes_count
      from comments c
      where c.id = any(array(select given.target_id from given))
        and c.post_id = any(array(select post.id from post))
        and c.deleted_at is null
      order by c.id
      for no key update of c ${ifHeld}
    )`;
}
