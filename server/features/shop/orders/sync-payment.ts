import { msg } from "@lingui/core/runtime-macro";
import type { Order } from "#shared/shop/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { requirePayments } from "../ask-payments.ts";
import { selectOrder, selectOrderPaidBy } from "./order-queries.ts";
import { canSeeOrder } from "./permissions.ts";
import { presentOrder } from "./present-order.ts";
import { settleOrder } from "./settle/settle-order.ts";

/**
 * Reads one of the actor's payments at the provider, grants the purchase unless that was done, and
 * returns the order. Throws `NotFound` for an unknown or another member's payment,
 * `payments_unavailable` and `payments_not_configured`.
 */
export async function syncPayment(ctx: MemberCtx, { sessionId }: { sessionId: string }): Promise<Order> {
  requirePayments(ctx);
  const order = await selectOrderPaidBy(ctx.sql, sessionId);
  if (!order || !canSeeOrder(ctx.actor, { memberId: order.member_id })) {
    throw new NotFound(msg`We don't know this payment.`);
  }
  await settleOrder(ctx, order);
  return presentOrder(await selectOrder(ctx.sql, order.id) ?? order, ctx.language);
}
