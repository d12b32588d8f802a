import { uuidv7 } from "uuidv7";
import type { Promotion } from "#shared/promotions/contract.ts";
import { shortfallText } from "#shared/promotions/rules.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Conflict, Forbidden } from "../../errors.ts";
import { postNotFound } from "../posts/get-post.ts";
import { tellXp } from "../xp/after.ts";
import { canPromote } from "./policy.ts";
import { loadPromotion } from "./load-promotion.ts";
import { presentPromotion } from "./present.ts";
import { startPromotion } from "./queries.ts";
import { selectPromotion } from "./report-queries.ts";

/**
 * Promotes one's own post for so many hours and pays the first. Returns what an earlier attempt under the same key started,
 * whatever has become of the post. Throws `NotFound`, `Forbidden` for another's post, `Conflict` for one that is
 * promoted already or that not everybody may see, `insufficient_xp` (402).
 */
export async function promotePost(ctx: MemberCtx, postId: string, hours: number): Promise<Promotion> {
  const id = ctx.createdId ?? uuidv7();
  const at = ctx.clock.now();
  const start = await startPromotion(ctx.sql, { id, postId, member: ctx.actor, hours, at });
  if (start?.outcome !== "started" && ctx.createdId) {
    const before = await selectPromotion(ctx.sql, { id, memberId: ctx.actor.id, at });
    if (before) return presentPromotion(before);
  }
  if (!start) throw postNotFound();
  if (!canPromote(ctx.actor, { authorId: start.author_id })) {
    throw new Forbidden("Only the author can promote a post.");
  }
  if (start.outcome === null) {
    throw new Conflict("conflict", "Only posts with the level top or high can be promoted.");
  }
  if (start.outcome === "running") throw new Conflict("conflict", "This post is being promoted already.");
  if (start.outcome === "short") {
    throw new AppError("insufficient_xp", shortfallText(hours, start.own_xp.xp) ?? "You have too little XP.");
  }
  tellXp(ctx, start.own_xp);
  return await loadPromotion(ctx, id);
}
