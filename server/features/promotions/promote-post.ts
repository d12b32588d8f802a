import { uuidv7 } from "uuidv7";
import { formatDay } from "#shared/format-day.ts";
import type { Promotion } from "#shared/promotions/contract.ts";
import { formatShortfall } from "#shared/promotions/promotion-texts.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Conflict, Forbidden } from "../../errors.ts";
import { refuseWhileFree } from "../assistant/crisis/refuse-while-free.ts";
import { loadPostAuthor, postNotFound } from "../posts/get-post.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { loadPromotion } from "./load-promotion.ts";
import { canPromote } from "./permissions.ts";
import { presentPromotion } from "./present.ts";
import { startPromotion } from "./promotion-queries.ts";
import { selectPromotion } from "./promotion-results-queries.ts";

/**
 * Promotes the actor's post for some hours and charges the first. Returns the promotion that an
 * earlier attempt under the same key started, whatever happened to the post. Throws `NotFound`,
 * `Forbidden` for another's post, `Conflict` for one that is already promoted or not visible to
 * everyone (also of distress, moderation.13), for a limited member and after words of crisis
 * (ai.26), `insufficient_xp` (402).
 */
export async function promotePost(ctx: MemberCtx, postId: string, hours: number): Promise<Promotion> {
  const id = ctx.createdId ?? uuidv7();
  try {
    await chargeAndStart(ctx, { id, postId, hours });
  } catch (error) {
    const earlier = ctx.createdId &&
      await selectPromotion(ctx.sql, { id, memberId: ctx.actor.id, at: ctx.clock.now() });
    if (earlier) return presentPromotion(earlier);
    throw error;
  }
  return await loadPromotion(ctx, id);
}

async function chargeAndStart(
  ctx: MemberCtx,
  wanted: { id: string; postId: string; hours: number },
): Promise<void> {
  if (!canPromote(ctx.actor, { authorId: await loadPostAuthor(ctx, wanted.postId) })) {
    throw new Forbidden("Only the author can promote a post.");
  }
  await refuseWhileFree(ctx, wanted.postId, "promotion");
  const started = await startPromotion(ctx.sql, { ...wanted, member: ctx.actor, at: ctx.clock.now() });
  if (!started) throw postNotFound();
  const { outcome, own_xp, limited_until: limitedUntil } = started;
  if (outcome === null && started.stays_with_close) {
    throw new Conflict("conflict", "This post stays with people close to you, so it can't be promoted.");
  }
  if (outcome === null) {
    throw new Conflict("conflict", "Only posts with the level top or high can be promoted.");
  }
  if (outcome === "running") throw new Conflict("conflict", "This post is being promoted already.");
  if (outcome === "short" && limitedUntil) {
    throw new Conflict("conflict", `Your posts can be promoted again on ${formatDay(limitedUntil)}.`);
  }
  if (outcome === "short") {
    throw new AppError(
      "insufficient_xp",
      formatShortfall(wanted.hours, own_xp.xp) ?? "You have too little XP.",
    );
  }
  publishXp(ctx, own_xp);
}
