import type { Promotion } from "#shared/promotions/contract.ts";
import type { PageQuery } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { keysetPage, nextCursor, type Page } from "../../db/cursor.ts";
import { presentPromotion } from "./present.ts";
import { selectPromotions } from "./report-queries.ts";

/** One's own promotions, newest first. */
export async function listMyPromotions(ctx: MemberCtx, query: PageQuery): Promise<Page<Promotion>> {
  const page = keysetPage(query);
  const rows = await selectPromotions(ctx.sql, ctx.actor.id, ctx.clock.now(), page);
  return { items: rows.map(presentPromotion), nextCursor: nextCursor(rows, page) };
}
