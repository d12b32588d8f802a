import type { z } from "zod";
import type { likeState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { postNotFound } from "./get-post.ts";
import { unlikePost as deleteLike } from "./queries.ts";

/** Takes a like back; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function unlikePost(ctx: MemberCtx, postId: string): Promise<z.infer<typeof likeState>> {
  const post = await deleteLike(ctx.sql, { postId, member: ctx.actor });
  if (!post) throw postNotFound();
  return { isLiked: false, likesCount: post.likes_count };
}
