import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { hydratePosts } from "./hydrate-posts.ts";
import { selectGivenSkeletons } from "./skeleton-queries.ts";

/** Posts by their ids, as far as the actor may see them. */
export async function getPosts(ctx: MemberCtx, ids: readonly string[]): Promise<ReadonlyMap<string, Post>> {
  if (ids.length === 0) return new Map();
  const posts = await hydratePosts(ctx, await selectGivenSkeletons(ctx.sql, ctx.actor, ids));
  return new Map(posts.map((post) => [post.id, post]));
}
