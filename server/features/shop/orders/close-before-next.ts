import type { MemberCtx } from "../../../context.ts";
import { closeOrder } from "./close-order.ts";
import { type OrderRow, selectOrder } from "./order-queries.ts";
import { explainNotPayable } from "./explain-not-payable.ts";

/** Two tabs may close each other's order. */
export const triesToPlace = 3;

/**
 * Closes the open order of /checkout before another is placed. Throws `Conflict` when it is paid,
 * so that no member pays twice unknowingly.
 */
export async function closeBeforeNext(ctx: MemberCtx, order: OrderRow): Promise<void> {
  const state = await closeOrder(ctx, order);
  if (state === "cancelled") return;
  throw explainNotPayable(await selectOrder(ctx.sql, order.id) ?? order);
}
