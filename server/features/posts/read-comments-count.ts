import type { MemberCtx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";
import { type ByLevel, type CommentChanges, countComments } from "./hydrate/count-comments.ts";
import { commentCounters } from "./hydrate/comment-counters-fragments.ts";

/**
 * How many of a post's comments the actor's list shows now, also in the middle of a call that
 * changes them; 0 when the post is gone.
 */
export async function readCommentsCount({ sql, actor }: MemberCtx, postId: string): Promise<number> {
  const row = await selectCounters(sql, actor.id, postId);
  return row ? countComments(row.counters, row.changes, actor.filter).commentsCount : 0;
}

async function selectCounters(sql: Sql, readerId: string, postId: string) {
  const [row] = await sql<{ counters: ByLevel; changes: CommentChanges | null }[]>`
    select
      ${commentCounters(sql, sql`p`)} as counters,
      (select changed.changes from comment_changes(array[${readerId}::uuid], array[p.id]) as changed) as changes
    from posts p
    where p.id = ${postId}`;
  return row ?? null;
}
