import type { Ctx } from "../../../../context.ts";
import type { PaymentReading } from "../../../../providers/payments/payments.ts";
import { publishNotified } from "../../../notifications/publish-notified.ts";
import { publishXp } from "../../../xp/publish-xp.ts";
import { settleSubscription } from "../../badges/settle/settle-subscription.ts";
import { askMaybePaid } from "../../ask-payments.ts";
import { keepAwaitsBank, type OrderRow, takeReadingNumber } from "../order-queries.ts";
import { updateOrder } from "./update-order.ts";

/** The outcome of a settlement. */
export interface Settlement {
  /** Why nothing was changed, for the operator; null when it fits. */
  readonly problem: string | null;
  readonly hasChanged: boolean;
}

/** The provider's state of a payment, and the number of that reading. */
interface NumberedReading {
  readonly number: number;
  readonly reading: PaymentReading | null;
}

/** Reads a payment at the provider. Throws `payments_unavailable`. */
export async function readPayment(ctx: Ctx, paymentId: string): Promise<NumberedReading> {
  const number = await takeReadingNumber(ctx.sql);
  const reading = await askMaybePaid(ctx, (payments) => payments.readPayment(paymentId));
  return { number, reading };
}

/**
 * Reads an order's payment at the provider and settles it accordingly (shop.2): any number of
 * times, in any order. Throws `payments_unavailable`.
 */
export async function settleOrder(ctx: Ctx, order: OrderRow): Promise<Settlement> {
  if (order.subscription_id) return await settleCrown(ctx, order.subscription_id);
  const paymentId = order.session_id ?? order.intent_id;
  // The provider does not know it yet.
  if (!paymentId) return { problem: null, hasChanged: false };
  return await settleWith(ctx, order, await readPayment(ctx, paymentId));
}

/** Settles an order by a reading. A payment that does not fit is logged and changes nothing. */
export async function settleWith(
  ctx: Ctx,
  order: OrderRow,
  { number, reading }: NumberedReading,
): Promise<Settlement> {
  if (!reading) return reportMisfit(ctx, order, "The provider does not know its payment");
  // The first payment of a crown is an invoice of its subscription.
  if (reading.subscriptionId) {
    await keepAwaitsBank(ctx.sql, order.id, reading.status === "processing");
    return await settleCrown(ctx, reading.subscriptionId);
  }
  const given = { number, reading, at: ctx.clock.now() };
  const settled = await ctx.db.transaction((tx) => updateOrder(tx, order.id, given));
  if (!settled) return reportMisfit(ctx, order, "The order is gone");
  if (settled.problem) return reportMisfit(ctx, order, settled.problem);
  publishXp(ctx, settled.xp);
  publishNotified(ctx, settled.notified);
  return { problem: null, hasChanged: settled.was !== settled.state };
}

/** Settles an order of a subscription. */
export function settleCrown(ctx: Ctx, subscriptionId: string): Promise<Settlement> {
  return askMaybePaid(ctx, () => settleSubscription(ctx, subscriptionId));
}

function reportMisfit(ctx: Ctx, { id }: OrderRow, problem: string): Settlement {
  ctx.log.error({ orderId: id, problem }, "a payment does not fit its order, so nothing was granted");
  return { problem, hasChanged: false };
}
