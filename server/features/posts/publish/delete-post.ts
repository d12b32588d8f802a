import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { computeCurrentDeletionCost, loadDeletion } from "./get-deletion-cost.ts";
import { postNotFound } from "../get-post.ts";
import { deletePostRow, lockOwnPost } from "./delete-post-queries.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { withdrawRepost } from "../repost/repost-post.ts";
import { publishXp } from "../../xp/publish-xp.ts";

interface Deleted {
  readonly success: true;
  readonly xpSpent: number;
  readonly xpGivenBack: number;
}

/**
 * Deletes the actor's post with its comments, likes, reposts, audio, and its image unless it is
 * used elsewhere. It costs what it costs once no act can come any more, or what the author has, so
 * that all members can remove their own texts; where it is free because nobody has acted on it,
 * what it paid is given back (posts.23). Deleting a repost withdraws it. Throws `NotFound`,
 * `Forbidden` for another's post, and with `onlyFree` `Conflict` where it costs something.
 */
export async function deletePost(
  ctx: MemberCtx,
  id: string,
  { onlyFree = false }: { readonly onlyFree?: boolean } = {},
): Promise<Deleted> {
  const deletion = await loadDeletion(ctx, ctx.sql, id);
  if (deletion.repost_of_id) {
    if (onlyFree) throw costsXp();
    const { xpSpent } = await withdrawRepost(ctx, id);
    return { success: true, xpSpent, xpGivenBack: 0 };
  }
  const at = ctx.clock.now();
  const { gone, isUndone } = await ctx.db.transaction(async (tx) => {
    const own = { id, authorId: ctx.actor.id };
    if (!await lockOwnPost(tx, own)) throw postNotFound();
    const { cost, freeUntil } = computeCurrentDeletionCost(ctx, await loadDeletion(ctx, tx, id));
    if (onlyFree && cost > 0) throw costsXp();
    const isUndone = freeUntil !== null;
    return { gone: await deletePostRow(tx, { ...own, cost: isUndone ? null : cost, at }), isUndone };
  });
  if (!gone) throw postNotFound();
  ctx.changed([`post:${id}`, "newest", "gone", `author:${ctx.actor.id}`]);
  publishNotified(ctx, gone.gone);
  const moved = publishXp(ctx, gone.own_xp);
  return { success: true, xpSpent: isUndone ? 0 : moved, xpGivenBack: isUndone ? moved : 0 };
}

function costsXp(): Conflict {
  return new Conflict(
    "conflict",
    msg`Deleting this post is no longer free. Nothing was deleted: please look at what it costs.`,
  );
}
