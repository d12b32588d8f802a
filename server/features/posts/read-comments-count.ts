import type { MemberCtx } from "../../context.ts";
import { countComments } from "./hydrate/count-comments.ts";
import { selectCommentCounters } from "./post-queries.ts";

/**
 * How many of a post's comments the actor's list shows now, also in the middle of a call that
 * changes them; 0 when the post is gone.
 */
export async function readCommentsCount({ sql, actor }: MemberCtx, postId: string): Promise<number> {
  const row = await selectCommentCounters(sql, actor.id, postId);
  return row ? countComments(row.counters, row.changes, actor.filter).commentsCount : 0;
}
