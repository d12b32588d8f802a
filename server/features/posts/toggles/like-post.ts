import type { z } from "zod";
import type { likeState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { postNotFound } from "../get-post.ts";
import { deleteLike, insertLike } from "./toggle-post-queries.ts";

type LikeState = z.infer<typeof likeState>;

/** Likes a post. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function likePost(ctx: MemberCtx, postId: string): Promise<LikeState> {
  const post = await insertLike(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  ctx.changed([`post:${post.target_id}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  return { isLiked: true, likesCount: post.count };
}

/** Removes a like. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function unlikePost(ctx: MemberCtx, postId: string): Promise<LikeState> {
  const post = await deleteLike(ctx.sql, { postId, member: ctx.actor });
  if (!post) throw postNotFound();
  ctx.changed([`post:${post.target_id}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  return { isLiked: false, likesCount: post.count };
}
