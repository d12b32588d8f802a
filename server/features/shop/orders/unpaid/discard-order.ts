import type { Order } from "#shared/shop/contract.ts";
import type { MemberCtx } from "../../../../context.ts";
import { closeOrder } from "../close-order.ts";
import { selectOrder } from "../order-queries.ts";
import { isOpen, loadOwnOrder } from "./own-order.ts";
import { presentOrder } from "../present-order.ts";

/**
 * Ends one of the actor's unpaid orders here and at the provider, and returns it: cancelled, or
 * paid when it was paid meanwhile (shop.10). Throws `NotFound` and `payments_unavailable`.
 */
export async function discardOrder(ctx: MemberCtx, id: string): Promise<Order> {
  const order = await loadOwnOrder(ctx, id);
  if (isOpen(order)) await closeOrder(ctx, order);
  return presentOrder(await selectOrder(ctx.sql, id) ?? order, ctx.language);
}
