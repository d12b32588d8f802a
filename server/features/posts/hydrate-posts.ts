import type { Post } from "#shared/posts/shapes.ts";
import type { Ctx } from "../../context.ts";
import { presentPost } from "./present.ts";
import { type PostSkeleton, selectPosts } from "./queries.ts";

/** Fills a page of skeletons in their order with one statement. A post deleted in between drops out. */
export async function hydratePosts(ctx: Ctx, skeletons: readonly PostSkeleton[]): Promise<Post[]> {
  if (skeletons.length === 0) return [];
  const rows = await selectPosts(ctx.sql, skeletons.map((skeleton) => skeleton.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return skeletons.flatMap((skeleton) => {
    const row = byId.get(skeleton.id);
    return row ? [presentPost(row, skeleton)] : [];
  });
}
