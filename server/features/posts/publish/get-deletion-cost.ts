import { msg } from "@lingui/core/runtime-macro";
import {
  computeDeletionCost,
  computeWithdrawalCost,
  type DeletionCost,
  deletionRules,
  getFreeUntil,
} from "#shared/posts/deletion-cost.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import { crisisLastsMs, hasCrisisWords } from "../../moderation/words-of-crisis.ts";
import { type DeletionRow, selectDeletion } from "./delete-post-queries.ts";
import { countComments } from "../hydrate/count-comments.ts";
import { postNotFound } from "../get-post.ts";
import { canDeletePost } from "../permissions.ts";

/**
 * The current cost of deleting the actor's post (posts.6). Throws `NotFound`, or
 * `Forbidden` for another's post.
 */
export async function getDeletionCost(ctx: MemberCtx, postId: string): Promise<DeletionCost> {
  return computeCurrentDeletionCost(ctx, await loadDeletion(ctx, ctx.sql, postId));
}

/**
 * Returns the inputs of the cost if the actor may delete the post. Throws `NotFound`, or
 * `Forbidden` for another's post.
 */
export async function loadDeletion(
  { actor, clock }: MemberCtx,
  sql: Sql,
  postId: string,
): Promise<DeletionRow> {
  const youngSince = new Date(clock.now().getTime() - deletionRules.freeMinutes * 60_000);
  const row = await selectDeletion(sql, actor, { postId, youngSince });
  if (!row) throw postNotFound();
  if (!canDeletePost(actor, { authorId: row.author_id })) {
    throw new Forbidden(msg`Only the author can delete this post.`);
  }
  return row;
}

/**
 * Deleting a repost is withdrawing it. A post is free while nobody else has acted on it (posts.23),
 * and one with words of crisis for a time (ai.26).
 */
export function computeCurrentDeletionCost({ actor, clock }: MemberCtx, row: DeletionRow): DeletionCost {
  if (row.repost_of_id) return computeWithdrawalCost(row.moderation_level);
  const { likes, bookmarks, comment_likes: commentLikes } = row;
  const { commentsCount: comments } = countComments(row.comments_by_level, row.comment_changes, actor.filter);
  const usual = computeDeletionCost(row.moderation_level, { likes, comments, bookmarks, commentLikes });
  if (row.is_acted_on === false) {
    return { ...usual, cost: 0, freeUntil: getFreeUntil(row.created_at).toISOString() };
  }
  const isNew = clock.now().getTime() - row.created_at.getTime() < crisisLastsMs;
  return isNew && hasCrisisWords(row.content) ? { ...usual, cost: 0 } : usual;
}
