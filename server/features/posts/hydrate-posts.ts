import type { Post } from "#shared/posts/shapes.ts";
import type { Ctx } from "../../context.ts";
import { together } from "../../db/together.ts";
import { presentPost } from "./present.ts";
import { type PostSkeleton, selectPosts } from "./read-queries.ts";

/** Fills a page of skeletons in their order with one statement. A post deleted in between drops out. */
export async function hydratePosts(ctx: Ctx, skeletons: readonly PostSkeleton[]): Promise<Post[]> {
  if (skeletons.length === 0) return [];
  const byId = await commonParts(ctx.sql, skeletons.map((skeleton) => skeleton.id));
  return skeletons.flatMap((skeleton) => {
    const row = byId.get(skeleton.id);
    return row ? [presentPost(row, skeleton)] : [];
  });
}

/** Many read the same newest posts at once: one statement reads each of them once for all. */
const commonParts = together(async (sql, pages: readonly (readonly string[])[]) => {
  const rows = await selectPosts(sql, [...new Set(pages.flat())]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pages.map(() => byId);
});
