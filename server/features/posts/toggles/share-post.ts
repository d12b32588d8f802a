import type { MemberCtx } from "../../../context.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { postNotFound } from "../get-post.ts";
import { insertShare } from "./toggle-post-queries.ts";

/** Counts the actor's share of a post once. Throws `NotFound`, also across a block. */
export async function sharePost(ctx: MemberCtx, postId: string): Promise<{ sharesCount: number }> {
  const post = await insertShare(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  ctx.changed([`post:${post.target_id}`]);
  publishActivity(ctx, post.recorded);
  return { sharesCount: post.count };
}
