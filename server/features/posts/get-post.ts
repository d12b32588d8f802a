import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { hydratePosts } from "./hydrate-posts.ts";
import { selectAuthor } from "./queries.ts";
import { selectPostSkeleton } from "./skeleton-queries.ts";

/** One post the actor may see: not across a block, nor outside their content filter unless it is their own. Throws `NotFound`. */
export async function getPost(ctx: MemberCtx, id: string): Promise<Post> {
  const skeleton = await selectPostSkeleton(ctx.sql, ctx.actor, id);
  const [post] = skeleton ? await hydratePosts(ctx, [skeleton]) : [];
  if (!post) throw postNotFound();
  return post;
}

/** Throws `NotFound` unless the post is there and the actor may see it. */
export async function assertPostVisible(ctx: MemberCtx, id: string): Promise<void> {
  if (!await selectPostSkeleton(ctx.sql, ctx.actor, id)) throw postNotFound();
}

/** The author of a post, or of the original of a repost. Throws `NotFound`. */
export async function loadAuthor(ctx: MemberCtx, postId: string): Promise<string> {
  const authorId = await selectAuthor(ctx.sql, ctx.actor, postId);
  if (!authorId) throw postNotFound();
  return authorId;
}

/** One answer for gone, never there, and hidden by a block or the content filter. */
export function postNotFound(): NotFound {
  return new NotFound("This post is no longer available.");
}
