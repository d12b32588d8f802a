import { likePost } from "../../../posts/toggles/like-post.ts";
import { findFittingPosts } from "../choose/posts-to-act-on.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { BotAct, Outcome } from "../acting-bot.ts";
import { assertMayAct } from "../run/guard-publishing.ts";

/** Likes the best fitting post that the bot has not liked. */
export async function likeFittingPost({ ctx, bot }: BotAct): Promise<Outcome> {
  const post = (await findFittingPosts(ctx, bot)).find(({ isLiked }) => !isLiked);
  if (!post) throw new DroppedAct("nothing_fits");
  await assertMayAct(ctx);
  await likePost(ctx, post.id);
  return { postId: post.id };
}
