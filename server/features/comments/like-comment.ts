import type { z } from "zod";
import type { likeState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { publishActivity } from "../xp/activity/publish-activity.ts";
import { deleteLike, insertLike } from "./like-comment-queries.ts";
import { commentNotFound } from "./load-comment.ts";

type LikeState = z.infer<typeof likeState>;

/** Likes a comment. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function likeComment(ctx: MemberCtx, commentId: string): Promise<LikeState> {
  const comment = await insertLike(ctx.sql, { commentId, member: ctx.actor, at: ctx.clock.now() });
  if (!comment) throw commentNotFound();
  publishActivity(ctx, comment.recorded);
  return { isLiked: true, likesCount: comment.count };
}

/** Removes a comment like. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function unlikeComment(ctx: MemberCtx, commentId: string): Promise<LikeState> {
  const comment = await deleteLike(ctx.sql, { commentId, member: ctx.actor });
  if (!comment) throw commentNotFound();
  publishActivity(ctx, comment.recorded);
  return { isLiked: false, likesCount: comment.count };
}
