import { newComment } from "#shared/comments/contract.ts";
import { addComment } from "../../../comments/add-comment.ts";
import { findFittingPosts, type Shown } from "../choose/posts-to-act-on.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { BotAct, Outcome } from "../acting-bot.ts";
import { askForText } from "../writing/ask-for-text.ts";
import { makeCommentPrompt } from "../writing/bot-prompts.ts";
import type { Sql } from "../../../../db/open-database.ts";

/** Another bot may claim a thread at the same moment. */
const mostClaims = 3;

/**
 * Comments on the best fitting post on which it may and no bot has commented. The thread is claimed
 * before the model is asked.
 */
export async function commentOnPost(act: BotAct): Promise<Outcome> {
  const { ctx, bot } = act;
  const fitting = await findFittingPosts(ctx, bot);
  const post = await claimOne(act, fitting.filter(({ canComment }) => canComment));
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

/**
 * Claims for a bot the first of the posts that no bot has commented on (bots.3). Returns null when
 * there is none.
 */
async function claimThread(
  sql: Sql,
  { botId, postIds }: { botId: string; postIds: readonly string[] },
): Promise<string | null> {
  const [row] = await sql<{ post_id: string }[]>`
    insert into bot_threads (post_id, member_id)
    select given.id, ${botId}
    from unnest(${postIds as string[]}::uuid[]) with ordinality as given (id, place)
    join posts p on p.id = given.id
    where p.removed_at is null
      and not exists (select from bot_threads taken where taken.post_id = given.id)
    order by given.place
    limit 1
    on conflict do nothing
    returning post_id`;
  return row?.post_id ?? null;
}

/** Releases a thread in which the bot wrote nothing. */
async function releaseThread(
  sql: Sql,
  { botId, postId }: { botId: string; postId: string },
): Promise<void> {
  await sql`
    delete from bot_threads t
    where t.post_id = ${postId}
      and t.member_id = ${botId}
      and not exists (
        select from comments c where c.post_id = t.post_id and c.author_id = t.member_id
      )`;
}
