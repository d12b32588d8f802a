import type { MemberCtx } from "../../context.ts";
import { insertBookmark } from "./bookmark-queries.ts";
import { postNotFound } from "./get-post.ts";
import { tellXp } from "../xp/after.ts";

/** Bookmarks a post; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function bookmarkPost(ctx: MemberCtx, postId: string): Promise<{ isBookmarked: boolean }> {
  const bookmarked = await insertBookmark(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!bookmarked) throw postNotFound();
  tellXp(ctx, bookmarked.own_xp);
  return { isBookmarked: true };
}
