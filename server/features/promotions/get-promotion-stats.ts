import type { PromotionHour } from "#shared/promotions/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { loadPromotion } from "./load-promotion.ts";
import { presentHour } from "./present.ts";
import { selectHours } from "./promotion-results-queries.ts";

/** The hourly statistics of the actor's promotion. Throws `NotFound`. */
export async function getPromotionStats(ctx: MemberCtx, id: string): Promise<PromotionHour[]> {
  await loadPromotion(ctx, id);
  return (await selectHours(ctx.sql, id)).map(presentHour);
}
