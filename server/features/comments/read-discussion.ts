import type { ViewerCtx } from "../posts/hydrate-posts.ts";
import { type SaidRow, selectLatestComments } from "./comment-queries.ts";

/**
 * The latest comments on a post that the viewer's lists show, oldest first, for a summary or an
 * answer.
 */
export async function readDiscussion(ctx: ViewerCtx, postId: string, limit: number): Promise<SaidRow[]> {
  const rows = await selectLatestComments(ctx.sql, ctx.actor, { postId, limit });
  return rows.toReversed();
}
