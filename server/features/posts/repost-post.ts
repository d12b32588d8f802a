import type { z } from "zod";
import type { repostState } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { getPost, postNotFound } from "./get-post.ts";
import { canRepost } from "./policy.ts";
import { insertRepost, selectRepostId } from "./repost-queries.ts";
import { tellXp } from "../xp/after.ts";

type RepostState = z.infer<typeof repostState>;

/**
 * Reposts a post, or a repost's original; again changes nothing (decisions 6, 32). Throws `NotFound`, also across a block, and
 * `Forbidden` for one's own post.
 */
export async function repostPost(ctx: MemberCtx, postId: string): Promise<RepostState> {
  const post = await insertRepost(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  if (!canRepost(ctx.actor, { authorId: post.author_id })) {
    throw new Forbidden("You can't repost your own post.");
  }
  tellXp(ctx, post.own_xp);
  return { isReposted: true, repostsCount: post.reposts_count };
}

/** The same, answering the entry the feeds show. */
export async function createRepost(ctx: MemberCtx, postId: string): Promise<Post> {
  await repostPost(ctx, postId);
  const id = await selectRepostId(ctx.sql, { postId, member: ctx.actor });
  if (!id) throw postNotFound();
  return await getPost(ctx, id);
}
