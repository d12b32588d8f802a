import { checkoutPack } from "#shared/shop/xp-packs.ts";
import type { MemberCtx } from "../../../context.ts";
import { askPayments } from "../ask-payments.ts";
import { closeBeforeNext } from "./close-before-next.ts";
import { openIntent } from "./open-payment-of-order.ts";
import type { OrderRow } from "./order-queries.ts";
import { findPackAtPrice, notAPrice } from "./find-pack-at-price.ts";
import { placeOrder } from "./place/place-order.ts";

/**
 * Orders the 5,000 XP of /checkout and returns the client secret for the form in the page: that of
 * the open order, if there is one (shop.7). A page opened for it is closed first. Throws `Invalid`
 * for another price, `Conflict` when the open order turns out to be paid, and the errors of
 * `placeOrder` and `openIntent`. Pages call it when the member pays, not when they are opened
 * (shop.11). `seenOrderId` is the newest paid order of /checkout that the page showed.
 */
export async function createPaymentIntent(
  ctx: MemberCtx,
  { amount, seenOrderId }: { amount: number; seenOrderId?: string | null | undefined },
): Promise<{ clientSecret: string }> {
  const { id: product, cents, xpAmount } = checkoutPack;
  if (findPackAtPrice({ xpAmount, amount }).id !== product) throw notAPrice();
  for (let closed = 0;; closed++) {
    const order = await placeOrder(ctx, {
      kind: "checkout",
      product,
      cents,
      xpAmount,
      way: "form",
      seenOrderId,
    });
    const clientSecret = order.way === "form" ? await loadClientSecret(ctx, order) : null;
    if (clientSecret) return { clientSecret };
    await closeBeforeNext(ctx, order, closed);
  }
}

/** Null when the order can no longer be paid. */
function loadClientSecret(ctx: MemberCtx, order: OrderRow): Promise<string | null> {
  const { intent_id: intentId } = order;
  if (!intentId) return openIntent(ctx, order);
  return askPayments(ctx, (payments) => payments.readClientSecret(intentId));
}
