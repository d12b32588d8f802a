import type { MemberCtx } from "../../context.ts";
import { commentNotFound } from "./load-comment.ts";
import { unlikeComment as deleteLike } from "./like-queries.ts";

/** Takes a comment like back; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function unlikeComment(ctx: MemberCtx, commentId: string) {
  const comment = await deleteLike(ctx.sql, { commentId, member: ctx.actor });
  if (!comment) throw commentNotFound();
  return { isLiked: false, likesCount: comment.likes_count };
}
