import type { Post } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { presentPost } from "./present.ts";
import { selectPosts } from "./queries.ts";
import type { PostSkeleton } from "./skeletons.ts";

/**
 * Fills a page of skeletons in their order with one statement, what they repost and quote included. A post deleted in
 * between drops out.
 */
export async function hydratePosts(ctx: MemberCtx, skeletons: readonly PostSkeleton[]): Promise<Post[]> {
  if (skeletons.length === 0) return [];
  const ids = new Set(skeletons.flatMap(({ id, target_id, quoted_id }) => [id, target_id, quoted_id ?? id]));
  const rows = await selectPosts(ctx.sql, [...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return skeletons.flatMap((viewer) => {
    const entry = byId.get(viewer.id);
    const target = byId.get(viewer.target_id);
    const quoted = viewer.quoted_id ? byId.get(viewer.quoted_id) ?? null : null;
    return entry && target ? [presentPost({ entry, target, quoted }, viewer, ctx.actor.id)] : [];
  });
}
