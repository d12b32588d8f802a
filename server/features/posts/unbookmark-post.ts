import type { MemberCtx } from "../../context.ts";
import { deleteBookmark } from "./bookmark-queries.ts";
import { postNotFound } from "./get-post.ts";

/** Takes a bookmark back; again changes nothing (decision 6). Throws `NotFound`, also across a block. */
export async function unbookmarkPost(ctx: MemberCtx, postId: string): Promise<{ isBookmarked: boolean }> {
  if (!await deleteBookmark(ctx.sql, { postId, member: ctx.actor })) throw postNotFound();
  return { isBookmarked: false };
}
