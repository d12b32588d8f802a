import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { repostState } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { getPost, loadPostAuthor, postNotFound } from "../get-post.ts";
import { canRepost } from "../permissions.ts";
import { deleteRepost, insertRepost, selectRepostId } from "./repost-queries.ts";

type RepostState = z.infer<typeof repostState>;
type Withdrawn = RepostState & { readonly xpSpent: number };

/**
 * Reposts a post, or a repost's original. Idempotent (posts.4). Throws `NotFound`, also across a
 * block, and `Forbidden` for one's own post.
 */
export async function repostPost(ctx: MemberCtx, postId: string): Promise<RepostState> {
  if (!canRepost(ctx.actor, { authorId: await loadPostAuthor(ctx, postId) })) {
    throw new Forbidden(msg`You can't repost your own post.`);
  }
  const post = await insertRepost(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  ctx.changed([`post:${post.id}`, "newest", `author:${ctx.actor.id}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  if (post.recorded) {
    // Also when its author is not notified.
    ctx.publish({ type: "xp", memberId: post.author_id, own: null });
    ctx.publish({ type: "posts" });
  }
  return { isReposted: true, repostsCount: post.reposts_count };
}

/** The same, but returns the entry that the feeds show. */
export async function createRepost(ctx: MemberCtx, postId: string): Promise<Post> {
  await repostPost(ctx, postId);
  const id = await selectRepostId(ctx.sql, { postId, member: ctx.actor });
  if (!id) throw postNotFound();
  return await getPost(ctx, id);
}

/**
 * Withdraws the actor's repost for 10 XP, or what they have (posts.5).
 * Idempotent. Throws `NotFound`.
 */
export async function withdrawRepost(ctx: MemberCtx, postId: string): Promise<Withdrawn> {
  const post = await deleteRepost(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  ctx.changed([`post:${post.id}`, "newest", `author:${ctx.actor.id}`, `marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  return { isReposted: false, repostsCount: post.reposts_count, xpSpent: post.recorded?.xp?.moved ?? 0 };
}
