import type { MemberCtx } from "../../context.ts";
import { postNotFound } from "./get-post.ts";
import { insertShare } from "./share-queries.ts";
import { tellXp } from "../xp/after.ts";

/** Counts that the actor has shared a post; each member counts once. Throws `NotFound`, also across a block. */
export async function sharePost(ctx: MemberCtx, postId: string): Promise<{ sharesCount: number }> {
  const post = await insertShare(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  tellXp(ctx, post.own_xp);
  return { sharesCount: post.shares_count };
}
