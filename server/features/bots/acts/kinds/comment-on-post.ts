import { newComment } from "#shared/comments/contract.ts";
import { addComment } from "../../../comments/add-comment.ts";
import { findFittingPosts, type Shown } from "../choose/posts-to-act-on.ts";
import { claimThread, releaseThread } from "../choose/claim-thread-queries.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { BotAct, Outcome } from "../acting-bot.ts";
import { askForText } from "../writing/ask-for-text.ts";
import { makeCommentPrompt } from "../writing/bot-prompts.ts";

/** Another bot may claim a thread at the same moment. */
const mostClaims = 3;

/**
 * Comments on the best fitting post that no bot has commented on. The thread is claimed before the
 * model is asked.
 */
export async function commentOnPost(act: BotAct): Promise<Outcome> {
  const { ctx, bot } = act;
  const post = await claimOne(act, await findFittingPosts(ctx, bot));
  try {
    const content = await askForText(act, makeCommentPrompt(bot, post));
    const { id } = await addComment(ctx, post.id, newComment.parse({ content }));
    return { postId: post.id, commentId: id };
  } catch (error) {
    await releaseThread(ctx.sql, { botId: bot.id, postId: post.id });
    throw error;
  }
}

async function claimOne({ ctx, bot }: BotAct, posts: readonly Shown[]): Promise<Shown> {
  const postIds = posts.map(({ id }) => id);
  for (let claims = 0; claims < mostClaims && posts.length > 0; claims++) {
    const claimed = await claimThread(ctx.sql, { botId: bot.id, postIds });
    const post = posts.find(({ id }) => id === claimed);
    if (post) return post;
  }
  throw new DroppedAct("nothing_fits");
}
