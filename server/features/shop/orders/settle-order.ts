import type { Ctx } from "../../../context.ts";
import type { PaymentReading } from "../../../providers/payments/payments.ts";
import { publishNotices } from "../../notices/publish-notices.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { askPayments } from "../use-payments.ts";
import type { OrderRow } from "./order-queries.ts";
import { nextReading, type SettledOrder, updateOrder } from "./settle-order-queries.ts";

/** What the provider says of a payment, and the number of that reading. */
export interface NumberedReading {
  readonly number: number;
  readonly reading: PaymentReading | null;
}

/** Reads a payment at the provider. Throws `payments_unavailable`. */
export async function readPayment(ctx: Ctx, paymentId: string): Promise<NumberedReading> {
  const number = await nextReading(ctx.sql);
  const reading = await askPayments(ctx, (payments) => payments.readPayment(paymentId));
  return { number, reading };
}

/**
 * Looks an order up at the provider and settles it with what that says (shop.2): any number of times, in any order. Returns null for an
 * order that the provider does not know yet. Throws `payments_unavailable`.
 */
export async function settleOrder(ctx: Ctx, order: OrderRow): Promise<SettledOrder | null> {
  const paymentId = order.session_id ?? order.intent_id;
  if (!paymentId) return null;
  return await settleWith(ctx, order, await readPayment(ctx, paymentId));
}

/** Settles an order with a reading. What does not fit is logged and changes nothing. */
export async function settleWith(
  ctx: Ctx,
  order: OrderRow,
  { number, reading }: NumberedReading,
): Promise<SettledOrder> {
  if (!reading) return refused(ctx, order, "The provider does not know its payment");
  const settled = await updateOrder(ctx.sql, { orderId: order.id, number, reading, at: ctx.clock.now() });
  if (!settled) return refused(ctx, order, "The order is gone");
  if (settled.problem) return refused(ctx, order, settled.problem);
  publishXp(ctx, settled.xp);
  publishNotices(ctx, settled.notified);
  return settled;
}

function refused(ctx: Ctx, { id, state }: OrderRow, problem: string): SettledOrder {
  ctx.log.error({ orderId: id, problem }, "a payment does not fit its order, so nothing was granted");
  return { was: state, state, xp: null, notified: null, problem };
}
