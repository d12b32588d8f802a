import type { MemberCtx } from "../../context.ts";
import { insertBookmark } from "./bookmark-queries.ts";
import { postNotFound } from "./get-post.ts";

/** Bookmarks a post; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function bookmarkPost(ctx: MemberCtx, postId: string): Promise<{ isBookmarked: boolean }> {
  const bookmark = { postId, member: ctx.actor, at: ctx.clock.now() };
  if (!await insertBookmark(ctx.sql, bookmark)) throw postNotFound();
  return { isBookmarked: true };
}
