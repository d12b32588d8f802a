import type { MemberCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { closeOrder } from "./close-order.ts";
import type { OrderRow } from "./order-queries.ts";
import { orderName } from "./present-order.ts";

/** Two tabs may close each other's order. */
export const triesToPlace = 3;

/**
 * Closes the open order of /checkout before another is placed. Throws `Conflict` when it is paid,
 * so that no member pays twice unknowingly.
 */
export async function closeBeforeNext(ctx: MemberCtx, order: OrderRow): Promise<void> {
  const state = await closeOrder(ctx, order);
  if (state === "cancelled") return;
  throw new Conflict(
    "conflict",
    state === "pending"
      ? `Your bank is still confirming your last payment. We'll add the ${
        orderName(order)
      } as soon as it has.`
      : `Your last payment went through: ${orderName(order)} added.`,
  );
}
