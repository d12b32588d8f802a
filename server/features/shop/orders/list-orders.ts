import type { PageQuery } from "#shared/paging.ts";
import type { Order } from "#shared/shop/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { selectOrders } from "./order-queries.ts";
import { presentOrder } from "./present-order.ts";

/** The actor's orders, newest first. */
export async function listOrders(ctx: MemberCtx, query: PageQuery): Promise<Page<Order>> {
  const page = parseKeysetPage(query);
  const rows = await selectOrders(ctx.sql, ctx.actor.id, page);
  return { items: rows.map((row) => presentOrder(row, ctx.language)), nextCursor: getNextCursor(rows, page) };
}
