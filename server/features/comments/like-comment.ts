import type { MemberCtx } from "../../context.ts";
import { commentNotFound } from "./load-comment.ts";
import { likeComment as insertLike } from "./like-queries.ts";
import { tellXp } from "../xp/after.ts";

/** Likes a comment; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function likeComment(ctx: MemberCtx, commentId: string) {
  const like = { commentId, member: ctx.actor, createdAt: ctx.clock.now() };
  const comment = await insertLike(ctx.sql, like);
  if (!comment) throw commentNotFound();
  tellXp(ctx, comment.own_xp);
  return { isLiked: true, likesCount: comment.likes_count };
}
