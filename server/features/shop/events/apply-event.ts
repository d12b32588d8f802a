import type { Ctx } from "../../../context.ts";
import { type OrderRow, selectOrder, selectOrderPaidBy } from "../orders/order-queries.ts";
import { readPayment, settleOrder, settleWith } from "../orders/settle-order.ts";
import { type EventRow, selectWaitingEvent, updateAppliedEvent } from "./event-queries.ts";

/**
 * Applies a stored event: what it names is looked up at the provider and settled (shop.2). Any number of times, in any order. Returns
 * whether it changed an order. Throws `payments_unavailable`; then it is applied later.
 */
export async function applyEvent(ctx: Ctx, eventId: string): Promise<boolean> {
  const event = await selectWaitingEvent(ctx.sql, eventId);
  if (!event) return false;
  const { problem, hasChanged } = await effectOf(ctx, event);
  await updateAppliedEvent(ctx.sql, { id: event.id, problem, at: ctx.clock.now() });
  return hasChanged;
}

interface Effect {
  readonly problem: string | null;
  readonly hasChanged: boolean;
}

async function effectOf(ctx: Ctx, event: EventRow): Promise<Effect> {
  const paymentId = event.session_id ?? event.intent_id;
  if (!paymentId) return { problem: null, hasChanged: false };
  const order = await selectOrderPaidBy(ctx.sql, paymentId);
  return order ? await settled(ctx, order) : await effectOfUnknown(ctx, paymentId);
}

async function settled(ctx: Ctx, order: OrderRow): Promise<Effect> {
  const result = await settleOrder(ctx, order);
  return { problem: result?.problem ?? null, hasChanged: result !== null && result.was !== result.state };
}

/** A payment that no order knows by its id: the intent of a payment page, or one whose call died before it was kept. */
async function effectOfUnknown(ctx: Ctx, paymentId: string): Promise<Effect> {
  const read = await readPayment(ctx, paymentId);
  const orderId = read.reading?.orderId;
  const order = orderId && isUuid(orderId) ? await selectOrder(ctx.sql, orderId) : null;
  if (!order) return { problem: "No order of ours", hasChanged: false };
  if (order.session_id ?? order.intent_id) {
    const effect = await settled(ctx, order);
    const isOfOrder = read.reading?.status !== "paid" ||
      (await selectOrderPaidBy(ctx.sql, paymentId))?.id === order.id;
    return isOfOrder ? effect : { ...effect, problem: effect.problem ?? "The order is paid another way" };
  }
  const result = await settleWith(ctx, order, read);
  return { problem: result.problem, hasChanged: result.was !== result.state };
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
