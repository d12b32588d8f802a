import type { OrderState } from "#shared/shop/contract.ts";
import type { Ctx } from "../../../context.ts";
import { askMaybePaid } from "../ask-payments.ts";
import { cancelOrder, dropOrder, type OrderRow, selectOrder } from "./order-queries.ts";
import { readPayment, settleWith } from "./settle/settle-order.ts";

/**
 * Closes an open order, here and at the provider. Returns its state then: `cancelled`, or what it
 * became meanwhile; `pending` means paid and waiting for the bank. Throws `payments_unavailable`.
 */
export async function closeOrder(ctx: Ctx, order: OrderRow): Promise<OrderState> {
  const paymentId = order.session_id ?? order.intent_id;
  if (!paymentId) {
    if (await dropOrder(ctx.sql, order.id)) return "cancelled";
    const known = await selectOrder(ctx.sql, order.id);
    return known && (known.session_id ?? known.intent_id) ? await closeOrder(ctx, known) : "cancelled";
  }
  await askMaybePaid(ctx, (payments) => payments.cancelCheckout(paymentId));
  const read = await readPayment(ctx, paymentId);
  if (read.reading) {
    await settleWith(ctx, order, read);
    // Declined for good: payments that can be retried were ended above.
    await cancelOrder(ctx.sql, order.id, ["failed"]);
  } else {
    // Opened with other keys, or deleted there: it must not block the next order.
    await cancelOrder(ctx.sql, order.id, ["pending", "failed"]);
  }
  return (await selectOrder(ctx.sql, order.id))?.state ?? "cancelled";
}
