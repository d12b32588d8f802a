import type { Promotion } from "#shared/promotions/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { loadPromotion } from "./load-promotion.ts";
import { endPromotion } from "./promotion-queries.ts";

/**
 * Ends the actor's promotion; the current hour stays charged (promotions.7). Idempotent. Throws
 * `NotFound`.
 */
export async function stopPromotion(ctx: MemberCtx, id: string): Promise<Promotion> {
  await endPromotion(ctx.sql, { id, memberId: ctx.actor.id, at: ctx.clock.now() });
  return await loadPromotion(ctx, id);
}
