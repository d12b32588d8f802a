import type { Promotion } from "#shared/promotions/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../db/id-cursor.ts";
import { presentPromotion } from "./present.ts";
import { selectPromotions } from "./promotion-results-queries.ts";

/** The actor's promotions, newest first. */
export async function listMyPromotions(ctx: MemberCtx, query: PageQuery): Promise<Page<Promotion>> {
  const page = parseKeysetPage(query);
  const rows = await selectPromotions(ctx.sql, ctx.actor.id, ctx.clock.now(), page);
  return { items: rows.map(presentPromotion), nextCursor: getNextCursor(rows, page) };
}
