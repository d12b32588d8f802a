import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { commentNotFound, loadComment } from "./load-comment.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { readCommentsCount } from "../posts/read-comments-count.ts";
import { canDeleteComment } from "./permissions.ts";
import { deleteCommentRow } from "./comment-queries.ts";

/**
 * Deletes the actor's comment and returns how many of the post they see. Throws `NotFound`, or
 * `Forbidden` for another's comment.
 */
export async function deleteComment(
  ctx: MemberCtx,
  id: string,
): Promise<{ success: true; commentsCount: number }> {
  const comment = await loadComment(ctx, id);
  if (!canDeleteComment(ctx.actor, { authorId: comment.author_id })) {
    throw new Forbidden(msg`Only the author can delete this comment.`);
  }
  const deletion = { id, authorId: ctx.actor.id, deletedAt: ctx.clock.now() };
  const deleted = await deleteCommentRow(ctx.sql, deletion);
  if (!deleted) throw commentNotFound();
  ctx.changed([`post:${comment.post_id}`, `threads:${comment.post_id}`]);
  publishNotified(ctx, deleted.notified);
  return { success: true, commentsCount: await readCommentsCount(ctx, comment.post_id) };
}
