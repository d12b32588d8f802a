import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../db/id-cursor.ts";
import { presentHour, presentPromotion } from "./present.ts";
import { selectHours, selectPromotions } from "./results-queries.ts";
import { loadPromotion } from "./load-promotion.ts";

/** The actor's promotions, newest first. */
export async function listMyPromotions(ctx: MemberCtx, query: PageQuery): Promise<Page<Promotion>> {
  const page = keysetPage(query);
  const rows = await selectPromotions(ctx.sql, ctx.actor.id, ctx.clock.now(), page);
  return { items: rows.map(presentPromotion), nextCursor: nextCursor(rows, page) };
}

/** The hourly statistics of the actor's promotion. Throws `NotFound`. */
export async function getPromotionStats(ctx: MemberCtx, id: string): Promise<PromotionHour[]> {
  await loadPromotion(ctx, id);
  return (await selectHours(ctx.sql, id)).map(presentHour);
}
