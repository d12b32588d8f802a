import type { MemberCtx } from "../../../context.ts";
import { closeOrder } from "./close-order.ts";
import { type OrderRow, selectOrder } from "./order-queries.ts";
import { explainNotPayable } from "./explain-not-payable.ts";
import { orderEnded } from "./place/place-order.ts";

/** Two tabs may close each other's order. */
const mostClosed = 3;

/**
 * Closes the open order of /checkout before another is placed. Throws `Conflict` when it is paid,
 * so that no member pays twice unknowingly, and after `closed` orders that came in between: who
 * gives up leaves the other's, so that one can always be paid.
 */
export async function closeBeforeNext(ctx: MemberCtx, order: OrderRow, closed = 0): Promise<void> {
  if (closed === mostClosed) throw orderEnded();
  const state = await closeOrder(ctx, order);
  if (state === "cancelled") return;
  throw explainNotPayable(await selectOrder(ctx.sql, order.id) ?? order);
}
