import type { MemberCtx } from "../../../context.ts";
import { computeCurrentDeletionCost, loadDeletion } from "./get-deletion-cost.ts";
import { postNotFound } from "../get-post.ts";
import { deletePostRow } from "./delete-post-queries.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { withdrawRepost } from "../repost/repost-post.ts";
import { publishXp } from "../../xp/publish-xp.ts";

/**
 * Deletes the actor's post with its comments, likes, reposts, audio, and its image unless it is
 * used elsewhere. It costs the amount just computed or what the author has, so that all members can
 * remove their own texts. Deleting a repost withdraws it. Throws `NotFound`, or `Forbidden` for
 * another's post.
 */
export async function deletePost(ctx: MemberCtx, id: string): Promise<{ success: true; xpSpent: number }> {
  const deletion = await loadDeletion(ctx, id);
  if (deletion.repost_of_id) {
    const { xpSpent } = await withdrawRepost(ctx, id);
    return { success: true, xpSpent };
  }
  const { cost } = computeCurrentDeletionCost(ctx, deletion);
  const gone = await deletePostRow(ctx.sql, { id, authorId: ctx.actor.id, cost, at: ctx.clock.now() });
  if (!gone) throw postNotFound();
  ctx.changed([`post:${id}`, "newest", "gone", `author:${ctx.actor.id}`]);
  publishNotified(ctx, gone.gone);
  const xpSpent = publishXp(ctx, gone.own_xp);
  return { success: true, xpSpent };
}
