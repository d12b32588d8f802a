import type { MemberCtx } from "../../../context.ts";
import { publishActivity } from "../../xp/activity/publish-activity.ts";
import { postNotFound } from "../get-post.ts";
import { deleteBookmark, insertBookmark } from "./toggle-post-queries.ts";

/** Bookmarks a post. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function bookmarkPost(ctx: MemberCtx, postId: string): Promise<{ isBookmarked: boolean }> {
  const post = await insertBookmark(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  ctx.changed([`marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  return { isBookmarked: true };
}

/** Removes a bookmark. Idempotent (api.7). Throws `NotFound`, also across a block. */
export async function unbookmarkPost(ctx: MemberCtx, postId: string): Promise<{ isBookmarked: boolean }> {
  const post = await deleteBookmark(ctx.sql, { postId, member: ctx.actor });
  if (!post) throw postNotFound();
  ctx.changed([`marks:${ctx.actor.id}`]);
  publishActivity(ctx, post.recorded);
  return { isBookmarked: false };
}
