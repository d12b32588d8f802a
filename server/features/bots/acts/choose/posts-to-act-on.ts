import type { Post } from "#shared/posts/post-shapes.ts";
import type { ActingBot } from "../acting-bot.ts";
import type { MemberCtx } from "../../../../context.ts";
import { hasCrisisWords } from "../../../moderation/words-of-crisis.ts";
import { scoreInterest, splitInterests } from "./interest-score.ts";
import { readPostsAsBot } from "./read-posts-as-bot.ts";

const newest = 60;
/** Bots do not act on older posts. */
const freshMs = 2 * 24 * 60 * 60 * 1000;

/** A post, or a repost's original, as members see it. */
export type Shown = Omit<Post, "repostedPost">;

/**
 * The posts of the feed, as the bot's filter shows it, that fit its interests: best first, then
 * newest. None by bots or Lisa, and no post of distress, which is left to people (bots.3).
 */
export async function findFittingPosts(ctx: MemberCtx, bot: ActingBot): Promise<Shown[]> {
  const items = await readPostsAsBot(ctx, newest);
  const shown = new Map(items.map(({ repostedPost, ...post }): [string, Shown] => {
    const one = repostedPost ?? post;
    return [one.id, one];
  }));
  const oldest = ctx.clock.now().getTime() - freshMs;
  const interests = splitInterests(bot.interests);
  return [...shown.values()]
    .filter((post) => !post.author.isBot && Date.parse(post.createdAt) >= oldest)
    .map((post) => ({ post, score: scoreInterest(interests, getReadableText(post)) }))
    .filter(({ post, score }) => score > 0 && !isPostOfDistress(post))
    .toSorted((a, b) => b.score - a.score || (a.post.id < b.post.id ? 1 : -1))
    .map(({ post }) => post);
}

/** The readable text of a post, including its image's description. */
export function getReadableText({ content, image }: Pick<Shown, "content" | "image">): string {
  return [content, image?.alt].filter(Boolean).join("\n\n");
}

function isPostOfDistress(post: Shown): boolean {
  const quoted = post.quotedPost ? getReadableText(post.quotedPost) : "";
  return hasCrisisWords(getReadableText(post)) || hasCrisisWords(quoted);
}
