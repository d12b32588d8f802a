import type { Ctx } from "../../../context.ts";
import { isOrderId } from "../orders/is-order-id.ts";
import { selectOrder, selectOrderPaidBy } from "../orders/order-queries.ts";
import {
  readPayment,
  settleCrown,
  type Settlement,
  settleOrder,
  settleWith,
} from "../orders/settle/settle-order.ts";
import { type EventRow, selectWaitingEvent, updateAppliedEvent } from "./payment-event-queries.ts";

/**
 * Applies a stored event: reads the object it names at the provider and settles it (shop.2). Any
 * number of times, in any order. Throws `payments_unavailable`; then it is applied later.
 */
export async function applyPaymentEvent(ctx: Ctx, eventId: string): Promise<void> {
  const event = await selectWaitingEvent(ctx.sql, eventId);
  if (!event) return;
  const { problem } = await settleNamed(ctx, event);
  await updateAppliedEvent(ctx.sql, { id: event.id, problem, at: ctx.clock.now() });
}

async function settleNamed(ctx: Ctx, event: EventRow): Promise<Settlement> {
  if (event.subscription_id) return await settleCrown(ctx, event.subscription_id);
  const paymentId = event.session_id ?? event.intent_id;
  if (!paymentId) return { problem: null, hasChanged: false };
  const order = await selectOrderPaidBy(ctx.sql, paymentId);
  return order ? await settleOrder(ctx, order) : await settleUnknown(ctx, paymentId);
}

/**
 * A payment without a known order: the intent of a payment page, the payment of a renewal, or one
 * whose call died before its id was stored.
 */
async function settleUnknown(ctx: Ctx, paymentId: string): Promise<Settlement> {
  const read = await readPayment(ctx, paymentId);
  const { orderId, subscriptionId, status } = read.reading ?? {};
  if (subscriptionId) return await settleCrown(ctx, subscriptionId);
  const order = isOrderId(orderId) ? await selectOrder(ctx.sql, orderId) : null;
  if (!order) return { problem: "No order of ours", hasChanged: false };
  if (!(order.session_id ?? order.intent_id)) return await settleWith(ctx, order, read);
  const settled = await settleOrder(ctx, order);
  if (status !== "paid" || settled.problem) return settled;
  // By now the order knows the payment made on its page.
  const paid = await selectOrderPaidBy(ctx.sql, paymentId);
  return paid?.id === order.id ? settled : { ...settled, problem: "The order is paid another way" };
}
