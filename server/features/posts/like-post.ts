import type { z } from "zod";
import type { likeState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { postNotFound } from "./get-post.ts";
import { likePost as insertLike } from "./queries.ts";
import { tellXp } from "../xp/after.ts";

/** Likes a post; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function likePost(ctx: MemberCtx, postId: string): Promise<z.infer<typeof likeState>> {
  const post = await insertLike(ctx.sql, { postId, member: ctx.actor, createdAt: ctx.clock.now() });
  if (!post) throw postNotFound();
  tellXp(ctx, post.own_xp);
  return { isLiked: true, likesCount: post.likes_count };
}
