import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx, Viewer } from "../../context.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { presentPost } from "./present.ts";
import { selectPosts } from "./queries.ts";
import type { PostSkeleton } from "./post-skeleton-queries.ts";

/** Who looks, which need not be who acts: frames are made for their receivers. */
export interface ViewerCtx extends Pick<MemberCtx, "sql" | "clock"> {
  readonly actor: Viewer;
}

/**
 * Fills a page of skeletons in their order with one statement, what they repost and quote included. A post deleted in
 * between drops out.
 */
export async function hydratePosts(ctx: ViewerCtx, skeletons: readonly PostSkeleton[]): Promise<Post[]> {
  if (skeletons.length === 0) return [];
  const ids = new Set(skeletons.flatMap(({ id, target_id, quoted_id }) => [id, target_id, quoted_id ?? id]));
  const byId = await commonParts(ctx.sql, [...ids]);
  const now = ctx.clock.now();
  return skeletons.flatMap((viewer) => {
    const entry = byId.get(viewer.id);
    const target = byId.get(viewer.target_id);
    const quoted = viewer.quoted_id ? byId.get(viewer.quoted_id) ?? null : null;
    return entry && target ? [presentPost({ entry, target, quoted }, viewer, ctx.actor.id, now)] : [];
  });
}

/** Many callers read the same newest posts at once, so one statement reads each post once for all of them. */
const commonParts = batchReads(async (sql, pages: readonly (readonly string[])[]) => {
  const rows = await selectPosts(sql, [...new Set(pages.flat())]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pages.map(() => byId);
});
